import { useState, type ComponentType, type ReactNode } from 'react';
import type { PictureViewerProps } from './picture-viewer';

/**
 * The large view of some pictures, loaded when it is first asked for.
 * @returns `open(index)`, and what has to stand somewhere on the page
 */
export function usePictureViewer(pictures: PictureViewerProps['pictures']): {
  open: (index: number) => void;
  viewer: ReactNode;
} {
  const [shown, setShown] = useState<number>();
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>();
  const load = async (index: number) => {
    setShown(index);
    try {
      const { PictureViewer } = await import('./picture-viewer');
      setViewer(() => PictureViewer);
    } catch {
      setShown(undefined); // The network is away, which the page says by itself.
    }
  };
  return {
    open: (index) => void load(index),
    viewer: Viewer && <Viewer pictures={pictures} shown={shown} onShow={setShown} />,
  };
}
