import type { Schema } from '../../../common/contract/client';
import { useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { Icon } from './icon';

/** One of the sizes an image exists in. */
export type ImageWidth = Schema<'ImageSource'>;

interface ResponsiveImageProps {
  src: string | undefined;
  widths?: readonly ImageWidth[];
  /** Its rendered width, as the `sizes` of an image. */
  sizes: string;
  alt: string;
  /** Visible without scrolling: loaded eagerly, with high priority. */
  first?: boolean;
  /** The class of its aspect ratio; square by default. */
  shape?: string;
  className?: string;
}

/**
 * An image, square by default, with the backdrop color of the product pictures as a placeholder. Shows an icon where
 * there is no image or it fails to load.
 */
export function ResponsiveImage({
  src,
  widths = [],
  sizes,
  alt,
  first = false,
  shape = 'aspect-square',
  className,
}: ResponsiveImageProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  // No listener catches an error from before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailed(current.src && src);
  }, [src]);
  return (
    <span className={classes('picture', shape, className)}>
      {!src || failed === src ? (
        <span role="img" aria-label={alt} className="absolute inset-0 grid place-items-center">
          <Icon name="image" className="size-1/4 max-w-16 text-steel/60" />
        </span>
      ) : (
        <img
          ref={image}
          src={src}
          srcSet={srcSetOf(widths)}
          sizes={sizes}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}

/** `url 320w, url 640w`; undefined where no widths exist yet. */
export function srcSetOf(widths: readonly ImageWidth[]): string | undefined {
  return widths.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined;
}
