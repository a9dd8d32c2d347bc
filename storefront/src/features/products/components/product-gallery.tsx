import { useState } from 'react';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import type { Product } from '../product';
import { SaleRibbon } from './sale-ribbon';

const SIZES = '(min-width: 1520px) 760px, (min-width: 1024px) 50vw, 94vw';

/** The main picture and, where there are more, small ones that change it. */
export function ProductGallery({ product }: { product: Product }) {
  const { images, srcset, name } = product;
  const [shown, setShown] = useState(0);
  return (
    <div className="flex flex-col gap-3 lg:gap-4">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          key={images[shown]}
          src={images[shown]}
          widths={srcset[shown]}
          sizes={SIZES}
          alt={shown === 0 ? name : `${name}, view ${shown + 1}`}
          first
        />
        <SaleRibbon product={product} />
      </div>
      {images.length > 1 && (
        <ul role="list" className="flex gap-3 lg:gap-4">
          {images.map((image, index) => (
            <li key={image} className="w-20 lg:w-28">
              <button
                type="button"
                aria-label={`Show view ${index + 1} of ${name}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={classes(
                  'block w-full overflow-hidden rounded-sm border-2 transition-[border-color,opacity] duration-150',
                  index === shown
                    ? 'border-ink'
                    : 'border-transparent opacity-70 hover:opacity-100',
                )}
              >
                <Picture src={image} widths={srcset[index]} sizes="112px" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
