import { createContext, use } from 'react';
import { dayIn, minuteIn } from '../../../common/format/zoned-time';

/** In which the shop has its days. */
export const ShopTimeZone = createContext('UTC');

/** Writes times as the shop has them: the day of an order here is the one in its emails and on its invoice. */
export function useShopDays() {
  const timeZone = use(ShopTimeZone);
  return {
    /** The day of an ISO 8601 time, such as `2026-11-21`. */
    day: (at: string): string => dayIn(timeZone, at),
    /** The minute with its zone, such as `2026-11-21 19:31 GMT+13`. */
    minute: (at: string): string => minuteIn(timeZone, at),
  };
}
