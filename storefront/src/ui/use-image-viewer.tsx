import { useState, type ComponentType, type ReactNode } from 'react';
import type { ImageViewerProps } from './image-viewer';

/**
 * The large view of some images, loaded when it is first asked for.
 * @returns `open(index)`, and what has to stand somewhere on the page
 */
export function useImageViewer(images: ImageViewerProps['images']): {
  open: (index: number) => void;
  viewer: ReactNode;
} {
  const [shown, setShown] = useState<number>();
  const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps>>();
  const load = async (index: number) => {
    setShown(index);
    try {
      const { ImageViewer } = await import('./image-viewer');
      setViewer(() => ImageViewer);
    } catch {
      setShown(undefined); // The network is unavailable, which the page says by itself.
    }
  };
  return {
    open: (index) => void load(index),
    viewer: Viewer && <Viewer images={images} shown={shown} onShow={setShown} />,
  };
}
