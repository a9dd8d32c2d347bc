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

/** Heard by what shows the messages, which is not there before the first one. */
export const MESSAGE_TOLD = 'message-told';

let told = 0;

let library: Promise<typeof import('react-hot-toast')> | undefined;

/** Loaded once for all: two imports may end in another order, and a message would never leave 'Loading...'. */
function loadLibrary() {
  library ??= import('react-hot-toast').catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

function tell(
  kind: Kind,
  message: string,
  { id = `message-${++told}`, link }: { id?: string; link?: MessageLink } = {},
): string {
  document.dispatchEvent(new Event(MESSAGE_TOLD));
  loadLibrary().then(
    ({ default: toast }) => toast[kind](message, { id, ...(link && { link }) }),
    () => undefined, // The network is unavailable, which the page says by itself.
  );
  return id;
}

/** Says something in passing; it is read out too. Durations are set in `Toasts`. */
export const notify = {
  success: (message: string, link?: MessageLink): string => tell('success', message, { link }),
  error: (message: string): string => tell('error', message),
  /** Stays until the same id is told how it ended. @returns that id */
  loading: (message: string): string => tell('loading', message),
  /** Turns a loading message into its end. */
  succeed: (id: string, message: string, link?: MessageLink): string =>
    tell('success', message, { id, link }),
  fail: (id: string, message: string): string => tell('error', message, { id }),
};
