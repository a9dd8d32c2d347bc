import { whenOnline } from './when-online';

/** A link shown beside a message. */
export interface MessageLink {
  label: string;
  to: string;
}

declare module 'react-hot-toast' {
  // The library passes unknown options through to the toast.
  interface Toast {
    link?: MessageLink;
  }
}

type Kind = 'success' | 'error' | 'loading';

/** Makes `ClientToasts` load the toaster before the first message. */
export const MESSAGE_SHOWN = 'message-shown';

let shown = 0;
/** The ids of the error messages since they were last dismissed. */
let errors: string[] = [];

let library: Promise<typeof import('react-hot-toast')> | undefined;

/**
 * Imported once: two imports may finish out of order, and 'Loading...' would then stay. Without a network the messages wait
 * for it.
 */
function loadLibrary() {
  library ??= whenOnline()
    .then(() => import('react-hot-toast'))
    .catch((error: unknown) => {
      library = undefined;
      throw error;
    });
  return library;
}

function show(
  kind: Kind,
  message: string,
  { id = `message-${++shown}`, link }: { id?: string; link?: MessageLink } = {},
): string {
  document.dispatchEvent(new Event(MESSAGE_SHOWN));
  if (kind === 'error') errors.push(id);
  loadLibrary().then(
    ({ default: toast }) => toast[kind](message, { id, ...(link && { link }) }),
    () => undefined, // The server is unavailable; the caller's screen says so.
  );
  return id;
}

/** Shows a toast, which is announced too. Durations are set in `Toasts`. */
export const notify = {
  success: (message: string, link?: MessageLink): string => show('success', message, { link }),
  error: (message: string): string => show('error', message),
  /** Stays until `succeed` or `fail` is called with its id. @returns that id */
  loading: (message: string): string => show('loading', message),
  /** Replaces a loading message. */
  succeed: (id: string, message: string, link?: MessageLink): string =>
    show('success', message, { id, link }),
  fail: (id: string, message: string): string => show('error', message, { id }),
  /** Takes away error messages that are no longer true. */
  dismissErrors: (): void => {
    const ids = errors;
    errors = [];
    void library?.then(
      ({ default: toast }) => ids.forEach((id) => toast.dismiss(id)),
      () => undefined,
    );
  },
};
