import { Stepper } from '../../../ui/stepper';
import type { ReturnableLine } from '../returnable';

interface ReturnLinesProps {
  lines: readonly ReturnableLine[];
  /** The units of each chosen line, by its id. */
  chosen: ReadonlyMap<string, number>;
  onChange: (lineId: string, units: number) => void;
}

/** Chooses lines of an order, and how many units of each. */
export function ReturnLines({ lines, chosen, onChange }: ReturnLinesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Items</legend>
      <ul role="list" className="flex flex-col divide-y divide-line border-y border-line">
        {lines.map(({ lineId, name, quantity }) => {
          const units = chosen.get(lineId);
          return (
            <li key={lineId} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-ink"
                  checked={units !== undefined}
                  onChange={({ target }) => onChange(lineId, target.checked ? quantity : 0)}
                />
                <span className="wrap-anywhere">{name}</span>
              </label>
              {units !== undefined && quantity > 1 && (
                <Stepper
                  value={units}
                  max={quantity}
                  of={name}
                  onChange={(next) => onChange(lineId, next)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
