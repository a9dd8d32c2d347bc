import { useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../ui/icon';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { useImageViewer } from '../../../ui/use-image-viewer';
import { useSwipe } from '../../../ui/use-swipe';
import type { Product } from '../product';
import { SaleRibbon } from './sale-ribbon';
import { Thumbnails } from './thumbnails';

const SIZES = '(min-width: 1520px) 760px, (min-width: 1024px) 50vw, (min-width: 768px) 46vw, 94vw';

/** The main image, which opens in the viewer, and thumbnails. Arrow keys and swipes change it, too. */
export function ProductGallery({ product }: { product: Product }) {
  const { images, srcset, name } = product;
  const [shown, setShown] = useState(0);
  const altOf = (index: number) => (index === 0 ? name : `${name}, view ${index + 1}`);
  const { open, viewer } = useImageViewer(
    images.map((url, index) => ({ url, srcset: srcset[index], alt: altOf(index) })),
  );
  const turn = (by: 1 | -1) => setShown((shown + by + images.length) % images.length);
  const swipe = useSwipe(turn);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <div className="flex flex-col gap-3 lg:gap-4">
      <div
        role="group"
        aria-label={`Pictures of ${name}`}
        className="flex flex-col gap-3 lg:gap-4"
        onKeyDown={images.length > 1 ? onKeyDown : undefined}
      >
        <div
          className="group relative touch-pan-y overflow-hidden rounded-card"
          {...(images.length > 1 ? swipe : {})}
        >
          <ResponsiveImage
            key={images[shown]}
            src={images[shown]}
            widths={srcset[shown]}
            sizes={SIZES}
            alt={altOf(shown)}
            first
          />
          <SaleRibbon product={product} />
          {images.length > 0 && (
            <button
              type="button"
              aria-label={`Enlarge picture of ${name}`}
              onClick={() => open(shown)}
              className="absolute inset-0 cursor-zoom-in rounded-card focus-visible:-outline-offset-4"
            >
              <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 shadow-soft transition-transform duration-150 group-hover:scale-105">
                <Icon name="zoom-in" />
              </span>
            </button>
          )}
        </div>
        {images.length > 1 && (
          <>
            <p role="status" className="sr-only">
              {`View ${shown + 1} of ${images.length}`}
            </p>
            <Thumbnails product={product} shown={shown} onShow={setShown} />
          </>
        )}
      </div>
      {viewer}
    </div>
  );
}
