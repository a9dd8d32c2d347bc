import { call } from '../data/call';
import type { Revenue, Stats, StatusCount } from './analytics';

export async function stats(): Promise<Stats> {
  return (await call('GET /api/analytics/stats')).data;
}

/** @param days how many, ending today */
export async function revenue(days: number): Promise<Revenue> {
  const query = { days, compare: 'true' } as const;
  const { data, meta } = await call('GET /api/analytics/revenue', { query });
  return {
    days: data,
    previous: meta.previous ?? [],
    total: meta.total,
    timeZone: meta.timeZone,
    previousTotal: meta.previousTotal ?? 0,
  };
}

export async function orderStatus(): Promise<StatusCount[]> {
  return (await call('GET /api/analytics/order-status')).data;
}
