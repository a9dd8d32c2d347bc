import { useCallback, useState } from 'react';

/** Whether any image of a form is on its way, as its inputs report it. */
export function useUploads() {
  const [sources, setSources] = useState<readonly string[]>([]);
  const report = useCallback((source: string, isUploading: boolean) => {
    setSources((before) => {
      const others = before.filter((each) => each !== source);
      return isUploading ? [...others, source] : others;
    });
  }, []);
  return { isUploading: sources.length > 0, report };
}
