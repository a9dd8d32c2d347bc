/*
 * No query builder says ON CONFLICT (lower(email)), the unique index that makes an address one subscriber
 * in any case of its letters.
 */

/** Makes a subscription active unless it is: id, email, time. */
export const ACTIVATE = `
  INSERT INTO subscriber (id, email, status, created_at) VALUES ($1, $2, 'active', $3)
  ON CONFLICT (lower(email)) DO UPDATE SET status = 'active' WHERE subscriber.status <> 'active'
  RETURNING id`;

/** Makes a subscription wait for its confirmation: id, email, time, and since when it was not asked. */
export const ASK = `
  INSERT INTO subscriber (id, email, status, created_at, asked_at) VALUES ($1, $2, 'pending', $3, $3)
  ON CONFLICT (lower(email)) DO UPDATE SET status = 'pending', asked_at = excluded.asked_at
   WHERE subscriber.status <> 'active'
     AND (subscriber.asked_at IS NULL OR subscriber.asked_at < $4)
  RETURNING id`;
