import { classes } from '../../../ui/classes';
import { ResponsiveImage } from '../../../ui/responsive-image';
import type { Product } from '../product';

interface ThumbnailsProps {
  product: Product;
  shown: number;
  onShow: (index: number) => void;
}

/** Thumbnails that select the large image; the selected one is highlighted. */
export function Thumbnails({ product: { images, srcset, name }, shown, onShow }: ThumbnailsProps) {
  return (
    <ul role="list" className="flex gap-3 lg:gap-4">
      {images.map((image, index) => (
        <li key={image} className="w-20 lg:w-28">
          <button
            type="button"
            aria-label={`Show view ${index + 1} of ${name}`}
            aria-pressed={index === shown}
            onClick={() => onShow(index)}
            className={classes(
              'block w-full overflow-hidden rounded-sm border-2 transition-[border-color] duration-150',
              index === shown ? 'border-ink' : 'border-line hover:border-steel',
            )}
          >
            <ResponsiveImage src={image} widths={srcset[index]} sizes="112px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}
