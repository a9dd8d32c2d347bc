/*
 * The query builder has no `count = security_event.count + excluded.count` on conflict.
 */

/**
 * Adds attempts to their entry, or makes that. Parameters: id, kind, user, address, device, whether
 * it is trusted, time, number of attempts.
 */
export const COUNT_ATTEMPTS = `
  INSERT INTO security_event (id, kind, user_id, address, device, trusted_device, count, first_at, at)
  VALUES ($1, $2, $3, $4, $5, $6, $8, $7, $7)
  ON CONFLICT (id) DO UPDATE SET
    count = security_event.count + excluded.count,
    device = excluded.device,
    trusted_device = excluded.trusted_device,
    at = greatest(security_event.at, excluded.at)`;
