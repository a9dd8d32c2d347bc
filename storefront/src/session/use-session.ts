import { useSyncExternalStore } from 'react';
import { session, type Session } from '../../../common/browser/session';

/** The signed-in user's session; null on the server and during hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
