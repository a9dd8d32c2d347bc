import type { CSSProperties } from 'react';
import { wholeMoney } from '../../../../../common/format/money';
import { PRICE_LIMIT, SMALLEST_GAP, withMax, withMin, type PriceRange } from '../price-range';
import { useDebounced } from '../use-debounced';
import { PriceInputs } from './price-inputs';

interface PriceSliderProps {
  range: PriceRange;
  onRange: (range: PriceRange) => void;
}

const STEP = 10;

/** A range slider with two thumbs; the right end means no limit. */
export function PriceSlider({ range, onRange }: PriceSliderProps) {
  const [draft, setDraft] = useDebounced(
    range,
    (one, other) => one.min === other.min && one.max === other.max,
    onRange,
  );
  const upper = draft.max >= PRICE_LIMIT ? `${wholeMoney(PRICE_LIMIT)}+` : wholeMoney(draft.max);
  const span = {
    '--from': `${(draft.min / PRICE_LIMIT) * 100}%`,
    '--to': `${(draft.max / PRICE_LIMIT) * 100}%`,
  } as CSSProperties;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Price range</legend>
      <div className="range relative h-11" style={span}>
        <input
          type="range"
          aria-label="Minimum price"
          aria-valuetext={wholeMoney(draft.min)}
          min={0}
          max={PRICE_LIMIT}
          step={STEP}
          value={draft.min}
          onChange={({ target }) => setDraft(withMin(draft, target.valueAsNumber))}
          // At the right end the thumbs overlap: the left one must stay reachable.
          className={draft.min > PRICE_LIMIT - 10 * SMALLEST_GAP ? 'z-10' : undefined}
        />
        <input
          type="range"
          aria-label="Maximum price"
          aria-valuetext={upper}
          min={0}
          max={PRICE_LIMIT}
          step={STEP}
          value={draft.max}
          onChange={({ target }) => setDraft(withMax(draft, target.valueAsNumber))}
        />
      </div>
      <PriceInputs range={draft} onRange={setDraft} />
    </fieldset>
  );
}
