import { statusLook, type Tone } from '../order-status';

const TONES: Record<Tone, string> = {
  yellow: 'bg-warning/12 text-warning',
  blue: 'bg-info/10 text-info',
  green: 'bg-success/10 text-success',
  red: 'bg-sale/10 text-sale',
  purple: 'bg-returned/10 text-returned',
  grey: 'bg-mist text-steel',
};

/** The status in the shopper's words and its colour. */
export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = statusLook(status);
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {label}
    </span>
  );
}
