import { ResponsiveImage } from '../../../ui/responsive-image';
import { Skeleton } from '../../../ui/skeleton';
import { useImageViewer } from '../../../ui/use-image-viewer';
import { classes } from '../../../ui/classes';
import type { GalleryImage } from '../api';

/**
 * The aspect ratio of each tile, because that of an image is unknown until it has loaded. Every 3, 4 and 6 tiles add up to
 * the same height, so that 4, 3 and 2 columns end on one line.
 */
const SHAPES = [
  'aspect-[5/4]',
  'aspect-[5/7]',
  'aspect-[5/4]',
  'aspect-square',
  'aspect-[4/5]',
  'aspect-[4/3]',
  'aspect-[10/9]',
  'aspect-[10/11]',
  'aspect-square',
  'aspect-[4/5]',
  'aspect-[4/3]',
  'aspect-square',
] as const;

const shapeOf = (index: number) => SHAPES[index % SHAPES.length];

const SIZES =
  '(min-width: 1520px) 350px, (min-width: 1280px) 24vw, (min-width: 1024px) 32vw, (min-width: 640px) 48vw, 94vw';

/** A masonry of images. Undefined means loading; nothing is rendered where there are none. */
export function Gallery({ images }: { images: readonly GalleryImage[] | undefined }) {
  const { open, viewer } = useImageViewer(images ?? []);
  if (images?.length === 0) return null;
  return (
    <section aria-labelledby="gallery" className="shell pb-[clamp(2.5rem,1.6rem+3.6vw,5.5rem)]">
      <h2 id="gallery" className="shout mb-6 text-h2 lg:mb-8">
        Image Gallery
      </h2>
      <ul role="list" className="-mb-4 gap-4 sm:columns-2 lg:columns-3 xl:columns-4">
        {(images ?? SHAPES).map((image, index) => (
          <li key={index} className="break-inside-avoid pb-4">
            {typeof image === 'string' ? (
              <Skeleton className={classes('w-full rounded-card', image)} />
            ) : (
              <button
                type="button"
                aria-label={image.alt ? `Enlarge: ${image.alt}` : `Enlarge image ${index + 1}`}
                onClick={() => open(index)}
                className="group enlarge"
              >
                <ResponsiveImage
                  src={image.url}
                  widths={image.srcset}
                  sizes={SIZES}
                  alt=""
                  shape={shapeOf(index)}
                  className="zoom-on-hover"
                />
              </button>
            )}
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  );
}
