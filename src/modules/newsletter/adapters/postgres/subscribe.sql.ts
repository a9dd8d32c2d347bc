/*
 * The query builder has no ON CONFLICT (lower(email)), the unique index that makes an email one
 * subscriber whatever its case.
 */

/** Activates a subscription unless it is active. Parameters: id, email, time. */
export const ACTIVATE = `
  INSERT INTO subscriber (id, email, status, created_at) VALUES ($1, $2, 'active', $3)
  ON CONFLICT (lower(email)) DO UPDATE SET status = 'active' WHERE subscriber.status <> 'active'
  RETURNING id`;

/**
 * Sets a subscription to await confirmation. Parameters: id, email, time, and the time since which
 * no email was sent.
 */
export const ADD_PENDING = `
  INSERT INTO subscriber (id, email, status, created_at, asked_at) VALUES ($1, $2, 'pending', $3, $3)
  ON CONFLICT (lower(email)) DO UPDATE SET status = 'pending', asked_at = excluded.asked_at
   WHERE subscriber.status <> 'active'
     AND (subscriber.asked_at IS NULL OR subscriber.asked_at < $4)
  RETURNING id`;
