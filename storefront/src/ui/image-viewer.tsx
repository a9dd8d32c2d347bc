import { useState, type KeyboardEvent } from 'react';
import { Dialog } from './dialog';
import { IconButton } from './icon-button';
import type { ImageWidth } from './responsive-image';
import { ZoomableImage, type Spot } from './zoomable-image';

export interface ImageViewerProps {
  /** `alt` where the content of an image is known; its place where it is empty. */
  images: readonly { url: string; srcset?: readonly ImageWidth[]; alt?: string }[];
  /** The index of the open image; undefined while the viewer is closed. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/** Shows one image large, with zoom, and the others by buttons and arrow keys. */
export function ImageViewer({ images, shown, onShow }: ImageViewerProps) {
  const [spot, setSpot] = useState<Spot>();
  const image = shown === undefined ? undefined : images[shown];
  const place = `Image ${(shown ?? 0) + 1} of ${images.length}`;
  const show = (index: number | undefined) => {
    setSpot(undefined);
    onShow(index);
  };
  const turn = (by: 1 | -1) => show(((shown ?? 0) + by + images.length) % images.length);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // Within the enlarged image the arrow keys scroll it.
    const isInEnlarged = target instanceof Element && target.role === 'region';
    if (images.length < 2 || isInEnlarged) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <div onKeyDown={onKeyDown}>
      <Dialog open={image !== undefined} title={place} wide onClose={() => show(undefined)}>
        <p role="status" className="sr-only">
          {place}
        </p>
        {image && (
          <ZoomableImage
            key={image.url}
            src={image.url}
            widths={image.srcset}
            alt={image.alt || place}
            spot={spot}
            onSpot={setSpot}
          />
        )}
        <div className="flex justify-center gap-2">
          {images.length > 1 && (
            <IconButton
              icon="left"
              look="outline"
              label="Previous image"
              onClick={() => turn(-1)}
            />
          )}
          <IconButton
            icon={spot ? 'zoom-out' : 'zoom-in'}
            look="outline"
            label={spot ? 'Zoom out' : 'Zoom in'}
            onClick={() => setSpot(spot ? undefined : MIDDLE)}
          />
          {images.length > 1 && (
            <IconButton icon="right" look="outline" label="Next image" onClick={() => turn(1)} />
          )}
        </div>
      </Dialog>
    </div>
  );
}
