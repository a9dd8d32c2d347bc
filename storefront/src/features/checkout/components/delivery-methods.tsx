import { deliveryDaysText } from '../../../../../common/format/delivery';
import { money } from '../../../../../common/format/money';
import type { DeliveryOption } from '../api';

interface DeliveryMethodsProps {
  options: readonly DeliveryOption[];
  /** The chosen one's id. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The delivery methods to choose from. */
export function DeliveryMethods({ options, chosen, onChoose }: DeliveryMethodsProps) {
  return (
    <fieldset>
      <legend className="mb-5 font-heading text-h3 font-bold">Delivery method</legend>
      <div className="flex flex-col gap-3">
        {options.map(({ _id, name, price, daysFrom, daysTo }) => (
          <label
            key={_id}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-sm border border-line px-4 py-3 has-checked:border-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="deliveryMethod"
              value={_id}
              checked={_id === chosen}
              onChange={() => onChoose(_id)}
              className="size-5 shrink-0 accent-ink"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-steel">{deliveryDaysText(daysFrom, daysTo)}</span>
            </span>
            <span className="font-medium tabular-nums">{price === 0 ? 'Free' : money(price)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
