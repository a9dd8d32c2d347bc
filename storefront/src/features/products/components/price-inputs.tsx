import { useState } from 'react';
import { wholeMoney } from '../../../../../common/format/money';
import { PRICE_LIMIT, withMax, withMin, type PriceRange } from '../price-range';

interface PriceInputsProps {
  range: PriceRange;
  onRange: (range: PriceRange) => void;
}

/** The limits of the range as inputs, because the slider is too short for exact values. */
export function PriceInputs({ range, onRange }: PriceInputsProps) {
  const upper = range.max >= PRICE_LIMIT ? `${wholeMoney(PRICE_LIMIT)}+` : wholeMoney(range.max);
  return (
    <div className="flex items-center gap-3">
      <Figure
        label="From"
        text={wholeMoney(range.min)}
        onValue={(value) => onRange(withMin(range, value ?? 0))}
      />
      <span aria-hidden="true" className="text-steel">
        to
      </span>
      <Figure
        label="Up to"
        text={upper}
        onValue={(value) => onRange(withMax(range, value ?? PRICE_LIMIT))}
      />
    </div>
  );
}

interface FigureProps {
  label: string;
  text: string;
  /** Called when typing is done; with undefined for an empty field. */
  onValue: (value: number | undefined) => void;
}

function Figure({ label, text, onValue }: FigureProps) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined) {
      const digits = typed.replace(/[^\d.]/g, '');
      onValue(digits === '' ? undefined : Math.round(Number(digits)) || 0);
    }
    setTyped(undefined);
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      value={typed ?? text}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
      className="min-h-11 w-full min-w-0 rounded-sm border border-ink/25 px-3 text-sm tabular-nums"
    />
  );
}
