import { Toaster } from 'react-hot-toast';

const DURATION_MS = { blank: 4000, error: 4000, success: 2000, loading: Infinity };

const TOAST = {
  background: 'var(--color-paper)',
  color: 'var(--color-ink)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-card)',
  boxShadow: 'var(--shadow-soft)',
  fontWeight: 500,
};

/** Where messages appear; at most 20 at once, which is the library's own limit. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 84 }}
      toastOptions={{
        duration: DURATION_MS.blank,
        style: TOAST,
        error: {
          duration: DURATION_MS.error,
          iconTheme: { primary: 'var(--color-sale)', secondary: 'var(--color-paper)' },
        },
        success: {
          duration: DURATION_MS.success,
          iconTheme: { primary: 'var(--color-ink)', secondary: 'var(--color-volt)' },
        },
        loading: { duration: DURATION_MS.loading },
      }}
    />
  );
}
