import { Toaster } from 'react-hot-toast';

const DURATION_MS = { blank: 4000, error: 4000, success: 2000, loading: Infinity };

/** Where messages appear; at most 20 at once, which is the library's own limit. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 84 }}
      toastOptions={{
        duration: DURATION_MS.blank,
        className: 'toast',
        error: {
          duration: DURATION_MS.error,
          iconTheme: { primary: '#c62f38', secondary: '#fff' },
        },
        success: {
          duration: DURATION_MS.success,
          iconTheme: { primary: '#c8f031', secondary: '#0e1113' },
        },
        loading: { duration: DURATION_MS.loading },
      }}
    />
  );
}
