/**
 * The query builder cannot add on conflict. Parameters: statuses, shards and changes, in lock order.
 */
export const COUNT_ORDERS = `
  INSERT INTO order_count (status, shard, count)
  SELECT * FROM unnest($1::text[], $2::smallint[], $3::bigint[])
  ON CONFLICT (status, shard) DO UPDATE SET count = order_count.count + excluded.count`;
