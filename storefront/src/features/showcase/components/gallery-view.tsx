import { Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import { srcSetOf } from '../../../ui/picture';
import type { GalleryImage } from '../api';

export interface GalleryViewProps {
  images: readonly GalleryImage[];
  /** The place of the picture that is open, from 0; undefined while none is. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

/** One picture of the gallery, whole and large, and the way to its neighbours. */
export function GalleryView({ images, shown, onShow }: GalleryViewProps) {
  const image = shown === undefined ? undefined : images[shown];
  const place = `Image ${(shown ?? 0) + 1} of ${images.length}`;
  const turn = (by: 1 | -1) => onShow(((shown ?? 0) + by + images.length) % images.length);
  return (
    <Dialog open={image !== undefined} title={place} wide onClose={() => onShow(undefined)}>
      <img
        key={image?.url}
        src={image?.url}
        srcSet={srcSetOf(image?.srcset ?? [])}
        sizes="(min-width: 1216px) 1100px, 92vw"
        alt={place}
        className="h-[min(70dvh,100vw)] w-full rounded-sm bg-mist object-contain"
      />
      {images.length > 1 && (
        <div className="flex justify-center gap-2">
          <IconButton icon="left" look="outline" label="Previous image" onClick={() => turn(-1)} />
          <IconButton icon="right" look="outline" label="Next image" onClick={() => turn(1)} />
        </div>
      )}
    </Dialog>
  );
}
