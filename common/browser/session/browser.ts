import { leaseLock, webLock, type RefreshLock } from './refresh-lock';
import { SessionClient } from './session-client';
import { SessionStore, type Channel, type KeyValue } from './session-store';

/** The session of this browser; on the server it is an empty one. */
export function browserSession(): SessionClient {
  const storage = browserStorage();
  return new SessionClient({
    store: new SessionStore(storage, browserChannel()),
    lock: browserLock(storage),
    fetch: (input, init) => fetch(input, init),
    origin: () => location.origin,
  });
}

/** The browser's settings may forbid storage: then the session lasts as long as the page. */
function browserStorage(): KeyValue {
  try {
    if (typeof window !== 'undefined') return window.localStorage;
  } catch {
    // Reading `localStorage` throws where cookies are blocked.
  }
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/**
 * Storage events reach other tabs; the broadcast also reaches tabs whose storage events a browser
 * delays.
 */
function browserChannel(): Channel {
  if (typeof window === 'undefined') return { announce() {}, listen() {} };
  const broadcast = 'BroadcastChannel' in window ? new BroadcastChannel('session') : null;
  return {
    announce: () => broadcast?.postMessage('changed'),
    listen: (changed) => {
      window.addEventListener('storage', changed);
      window.addEventListener('pageshow', changed);
      broadcast?.addEventListener('message', changed);
    },
  };
}

function browserLock(storage: KeyValue): RefreshLock {
  if (typeof navigator !== 'undefined' && navigator.locks) return webLock(navigator.locks);
  return leaseLock(storage, {
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    id: () => Math.random().toString(36).slice(2),
  });
}
