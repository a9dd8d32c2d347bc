import { useCallback, useRef, useState, type ComponentType } from 'react';
import { whenOnline } from './when-online';

/**
 * A component of a chunk of its own, which waits for the network.
 * @param fetch imports it
 * @returns the component, undefined until it is there, and `load()`, which resolves with whether it is
 */
export function useLoaded<Props>(
  fetch: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | undefined, () => Promise<boolean>] {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const source = useRef(fetch);
  const load = useCallback(async () => {
    try {
      await whenOnline();
      const component = await source.current();
      setLoaded(() => component);
      return true;
    } catch {
      return false; // The server is unavailable, or has a newer build.
    }
  }, []);
  return [Loaded, load];
}
