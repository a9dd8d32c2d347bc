/** Database functions of all generators; the same number always gives the same value. */
export const FUNCTIONS = `
  -- From 0 up to 1, by a row's number and what is asked of it.
  CREATE OR REPLACE FUNCTION bench_random(n bigint, salt bigint) RETURNS float8
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (hashint8extended(n, salt) & 4294967295) / 4294967296.0;

  -- A UUID v7 of that moment.
  CREATE OR REPLACE FUNCTION bench_id(n bigint, kind text, at timestamptz) RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid;

  CREATE OR REPLACE FUNCTION bench_pick(choices text[], n bigint, salt bigint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN choices[1 + floor(bench_random(n, salt) * cardinality(choices))::integer];
`;

export const DROP_FUNCTIONS = `
  DROP TABLE IF EXISTS bench_product;
  DROP FUNCTION IF EXISTS bench_pick, bench_id, bench_random;
`;
