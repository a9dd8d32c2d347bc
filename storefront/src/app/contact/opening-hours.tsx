import { readableHours } from '../../../../common/format/opening-hours';
import { useShop } from '../../features/shop/api';
import { Icon } from '../../ui/icon';

/** The opening hours with their time zone; nothing where the shop has none. */
export function OpeningHours() {
  const { settings } = useShop();
  if (!settings?.hours) return null;
  return (
    <div className="flex gap-5 border-t border-line py-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mist">
        <Icon name="clock" />
      </span>
      <div>
        <p className="text-sm text-steel">Opening hours ({zoneName(settings.timeZone)})</p>
        <dl className="mt-1">
          {readableHours(settings.hours).map(({ days, times }) => (
            <div key={days} className="flex flex-wrap gap-x-3">
              <dt className="font-semibold">{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** `America/Los_Angeles` as `Los Angeles time`. */
const zoneName = (zone: string): string =>
  zone === 'UTC' ? zone : `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;
