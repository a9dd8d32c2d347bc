import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { classes } from './classes';
import { srcSetOf, type ImageWidth } from './responsive-image';

/** A place in an image, from 0 to 1 of its width and its height. */
export interface Spot {
  x: number;
  y: number;
}

interface ZoomableImageProps {
  src: string;
  widths?: readonly ImageWidth[];
  alt: string;
  /** Undefined: the whole image; else twice as large, with this place in the middle. */
  spot: Spot | undefined;
  onSpot: (spot: Spot | undefined) => void;
}

/** An image that zooms in where it is pressed and is then moved by scrolling. */
export function ZoomableImage({ src, widths = [], alt, spot, onSpot }: ZoomableImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !spot) return;
    current.scrollLeft = spot.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = spot.y * current.scrollHeight - current.clientHeight / 2;
  }, [spot]);
  const onPress = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    onSpot(spot ? undefined : { x, y });
  };
  return (
    <div
      ref={frame}
      // A scrollable element must be reachable by keyboard.
      {...(spot ? { tabIndex: 0, role: 'region', 'aria-label': 'Enlarged image' } : {})}
      className="aspect-square max-h-[70dvh] w-full overflow-auto overscroll-contain rounded-sm bg-studio"
    >
      <img
        src={src}
        srcSet={srcSetOf(widths)}
        sizes={spot ? '(min-width: 700px) 1400px, 200vw' : '(min-width: 1216px) 1100px, 92vw'}
        alt={alt}
        onClick={onPress}
        className={classes(
          'object-contain',
          spot ? 'h-[200%] w-[200%] max-w-none cursor-zoom-out' : 'size-full cursor-zoom-in',
        )}
      />
    </div>
  );
}
