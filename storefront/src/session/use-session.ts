import { useSyncExternalStore } from 'react';
import { session, type Session } from '../../../common/browser/session';

/** Who is signed in; on the server, and until the page has come to life, nobody. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
