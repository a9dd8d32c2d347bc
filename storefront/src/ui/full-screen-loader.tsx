import { Spinner } from './spinner';

/** Covers the page while an action must not be interrupted; `label` is announced. */
export function FullScreenLoader({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="animate-fade fixed inset-0 z-50 grid place-items-center bg-paper/85 backdrop-blur-sm"
    >
      <p className="flex flex-col items-center gap-4 font-semibold">
        <Spinner className="size-10" />
        {label}
      </p>
    </div>
  );
}
