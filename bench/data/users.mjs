import { FIRST, LAST } from './vocabulary.mjs';

/** Shoppers with the demo user's password, and half of them with a newsletter. */
export async function fillUsers(db, count) {
  await db.query(PEOPLE, [count, FIRST, LAST]);
  await db.query(SUBSCRIBERS);
}

const PEOPLE = `
  INSERT INTO users (id, name, email, password_hash, created_at)
  SELECT bench_id(n, 'person', at), first || ' ' || last,
         lower(first || '.' || last) || '.' || n || '@example.com', password_hash, at
    FROM (SELECT n, date_trunc('day', now()) - interval '740 days'
                      + n * (interval '739 days' / $1::integer) AS at,
                 bench_pick($2, n, 21) AS first, bench_pick($3, n, 22) AS last
            FROM generate_series(1, $1::integer) n) row,
         (SELECT password_hash FROM users WHERE email = 'user@vigor.test') demo`;

const SUBSCRIBERS = `
  INSERT INTO subscriber (id, email, status, created_at)
  SELECT bench_id(n, 'subscriber', created_at), email,
         (ARRAY ['active', 'active', 'active', 'unsubscribed', 'canceled'])[1 + n % 5], created_at
    FROM (SELECT email, created_at, row_number() OVER (ORDER BY created_at, id) AS n FROM users
           WHERE email LIKE '%@example.com') reader
   WHERE n % 2 = 0`;
