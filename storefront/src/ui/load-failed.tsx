import { Button } from './button';
import { passFocusUp } from './pass-focus-up';

interface LoadFailedProps {
  text: string;
  onRetry: () => void;
}

/** In place of a section that could not be loaded. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-mist p-6 text-steel"
    >
      <p>{text}</p>
      <Button ref={passFocusUp} look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
