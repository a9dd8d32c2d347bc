import { ToastBar, Toaster } from 'react-hot-toast';
import { Link } from 'react-router';

const DURATION_MS = { blank: 4000, error: 4000, success: 2000, loading: Infinity };

const TOAST = {
  background: 'var(--color-paper)',
  color: 'var(--color-ink)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-card)',
  boxShadow: 'var(--shadow-soft)',
  fontWeight: 500,
};

/** Shows the messages, each with its link where it has one. The library shows at most 20 at once. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      // Over the header, so that no message covers the title of a page.
      containerStyle={{ top: 9 }}
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
    >
      {(toast) => (
        <ToastBar toast={toast}>
          {({ icon, message }) => (
            <>
              {icon}
              {message}
              {toast.link && (
                <Link
                  to={toast.link.to}
                  className="-my-2 mr-1 inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline underline-offset-4"
                >
                  {toast.link.label}
                </Link>
              )}
            </>
          )}
        </ToastBar>
      )}
    </Toaster>
  );
}
