import { useState, type KeyboardEvent } from 'react';
import { Dialog } from './dialog';
import { IconButton } from './icon-button';
import type { PictureWidth } from './picture';
import { ZoomablePicture, type Spot } from './zoomable-picture';

export interface PictureViewerProps {
  pictures: readonly { url: string; srcset?: readonly PictureWidth[] }[];
  /** The place of the one that is open, from 0; undefined while none is. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/** One picture, whole and large; closer by a press, on to its neighbours by buttons and arrow keys. */
export function PictureViewer({ pictures, shown, onShow }: PictureViewerProps) {
  const [spot, setSpot] = useState<Spot>();
  const picture = shown === undefined ? undefined : pictures[shown];
  const place = `Image ${(shown ?? 0) + 1} of ${pictures.length}`;
  const show = (index: number | undefined) => {
    setSpot(undefined);
    onShow(index);
  };
  const turn = (by: 1 | -1) => show(((shown ?? 0) + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // Within the enlarged picture the arrows move it.
    if (pictures.length < 2 || (target as HTMLElement).role === 'group') return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <div onKeyDown={onKeyDown}>
      <Dialog open={picture !== undefined} title={place} wide onClose={() => show(undefined)}>
        <p role="status" className="sr-only">
          {place}
        </p>
        {picture && (
          <ZoomablePicture
            key={picture.url}
            src={picture.url}
            widths={picture.srcset}
            alt={place}
            spot={spot}
            onSpot={setSpot}
          />
        )}
        <div className="flex justify-center gap-2">
          {pictures.length > 1 && (
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
          {pictures.length > 1 && (
            <IconButton icon="right" look="outline" label="Next image" onClick={() => turn(1)} />
          )}
        </div>
      </Dialog>
    </div>
  );
}
