import { useEffect, useState } from 'react';
import { serverMessage } from '../data/api-error';
import { previewContent } from './calls';

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 400;

interface Preview {
  html: string;
  /** Why there is no preview. */
  error?: string;
}

/** What the server makes of a text; the preview before stays until there is a new one. */
export function usePreview(markdown: string): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '' });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setPreview({ html: await previewContent(markdown, stop.signal) });
      } catch (error) {
        if (stop.signal.aborted) return;
        setPreview({ html: '', error: serverMessage(error) || 'The preview is not available.' });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [markdown]);
  return preview;
}
