/*
 * A subquery for each row of `orders` that aggregates the lines to JSON, for the alias `orders` of
 * a query: the query builder joins rows but cannot aggregate them.
 */

/** The existing widths of a line's image; null for an image that is not ours. */
const WIDTHS = `, 'widths', (
  SELECT media.widths FROM media WHERE media.name = substring(line.image from '[^/]+$'))`;

/** The lines, with or without the widths of their images. */
export const linesOf = ({ withWidths }: { readonly withWidths: boolean }) => `(
  SELECT json_agg(json_build_object('id', line.id, 'productId', line.product_id, 'name', line.name,
           'priceCents', line.price_cents, 'quantity', line.quantity, 'image', line.image,
           'discountCents', line.discount_cents, 'taxCents', line.tax_cents${withWidths ? WIDTHS : ''})
           ORDER BY line.position)
    FROM order_line line WHERE line.order_id = orders.id)`;

/** The parcels, by number, each with its units by line. */
export const PARCELS = `(
  SELECT coalesce(json_agg(json_build_object('id', parcel.id, 'number', parcel.number,
           'carrier', parcel.carrier, 'carrierName', parcel.carrier_name,
           'trackingNumber', parcel.tracking_number, 'trackingUrl', parcel.tracking_url,
           'shippedAt', parcel.shipped_at, 'deliveredAt', parcel.delivered_at, 'lines', (
             SELECT json_agg(json_build_object('lineId', line.id, 'quantity', content.quantity)
                      ORDER BY line.position)
               FROM parcel_line content JOIN order_line line ON line.id = content.order_line_id
              WHERE content.parcel_id = parcel.id)) ORDER BY parcel.number), '[]')
    FROM parcel WHERE parcel.order_id = orders.id)`;

/** The history, oldest first; how an entry about a parcel or a return is stored: see `toHistoryRow`. */
export const HISTORY = `(
  SELECT coalesce(json_agg(json_build_object('at', entry.at, 'by', coalesce(actor.name, 'Shop'),
           'what', CASE WHEN entry.what = 'stock' AND entry.detail LIKE 'parcel %' THEN 'parcel'
                        WHEN entry.what = 'stock' AND entry.detail LIKE 'return %' THEN 'return'
                        ELSE entry.what END, 'detail', entry.detail) ORDER BY entry.id), '[]')
    FROM order_history entry LEFT JOIN users actor ON actor.id = entry.user_id
   WHERE entry.order_id = orders.id)`;

/** Of both tables of refunds, in the order of their requests. */
export const REFUNDS = `(
  SELECT coalesce(json_agg(json_build_object('id', refund.id, 'status', refund.status,
           'amountCents', refund.amount_cents, 'at', refund.created_at, 'by', actor.name,
           'reason', refund.reason, 'error', refund.error, 'part', refund.part)
           ORDER BY refund.created_at, refund.id), '[]')
    FROM (
      SELECT id, status, amount_cents, created_at, requested_by, reason, error, NULL::json AS part
        FROM refund WHERE intent_id = orders.transaction_id
      UNION ALL
      SELECT id, status, amount_cents, created_at, requested_by, reason, error,
             json_build_object('deliveryCents', delivery_cents, 'isRestocked', is_restocked,
               'isForeign', provider_id IS NOT NULL, 'withheld', CASE WHEN withheld_cents IS NOT NULL
               THEN json_build_object('cents', withheld_cents, 'reason', withheld_reason) END, 'lines', (
               SELECT coalesce(json_agg(json_build_object('lineId', line_id, 'quantity', quantity,
                        'amountCents', amount_cents) ORDER BY line_id), '[]')
                 FROM partial_refund_line WHERE refund_id = partial_refund.id))
        FROM partial_refund WHERE intent_id = orders.transaction_id) refund
    LEFT JOIN users actor ON actor.id = refund.requested_by)`;
