import { useState, type ReactNode } from 'react';
import { reloadForNewerBuild } from '../../../common/browser/newer-build';
import type { ImageViewerProps } from './image-viewer';
import { useLoaded } from './use-loaded';

const fetchViewer = () => import('./image-viewer').then(({ ImageViewer }) => ImageViewer);

/**
 * The viewer of some images, loaded when it is first opened.
 * @returns `open(index)` and the viewer to render
 */
export function useImageViewer(images: ImageViewerProps['images']): {
  open: (index: number) => void;
  viewer: ReactNode;
} {
  const [shown, setShown] = useState<number>();
  const [Viewer, load] = useLoaded(fetchViewer);
  const open = async (index: number) => {
    setShown(index);
    if (await load()) return;
    setShown(undefined);
    await reloadForNewerBuild();
  };
  return {
    open: (index) => void open(index),
    viewer: Viewer && <Viewer images={images} shown={shown} onShow={setShown} />,
  };
}
