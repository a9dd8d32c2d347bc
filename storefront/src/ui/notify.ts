import toast from 'react-hot-toast';

/** Says something in passing; it is read out too. Durations are set in `Toasts`. */
export const notify = {
  success: (message: string) => toast.success(message),
  error: (message: string) => toast.error(message),
  /** Stays until the same id is told how it ended. @returns that id */
  loading: (message: string) => toast.loading(message),
  /** Turns a loading message into its end. */
  succeed: (id: string, message: string) => toast.success(message, { id }),
  fail: (id: string, message: string) => toast.error(message, { id }),
  dismiss: (id: string) => toast.dismiss(id),
};
