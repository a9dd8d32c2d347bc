import { IconButton } from './icon-button';

interface StepperProps {
  value: number;
  /** The maximum; plus is disabled there. */
  max: number;
  /** What is counted, for the labels: 'Decrease quantity of Kettlebell'. */
  of?: string;
  /** Ignores presses, for example while a change is being saved. */
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** Minus, the number, plus; never below 1. */
export function Stepper({ value, max, of, disabled = false, onChange }: StepperProps) {
  const what = of ? `quantity of ${of}` : 'quantity';
  return (
    <div
      role="group"
      aria-label={what.replace('q', 'Q')}
      className="inline-flex items-center rounded-full border border-ink/25"
    >
      <IconButton
        icon="minus"
        label={`Decrease ${what}`}
        inactive={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </output>
      <IconButton
        icon="plus"
        label={`Increase ${what}`}
        inactive={disabled || value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
