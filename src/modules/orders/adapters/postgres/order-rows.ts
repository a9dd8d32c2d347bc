/** The columns of `OrderFacts`, the lines gathered, for `orders` joined with `users`. */
export const ORDER_FACTS = `
  orders.id, orders.number, orders.created_at AS "createdAt",
  orders.transaction_id AS "transactionId", orders.status,
  orders.payment_status AS "paymentStatus", orders.total_cents AS "totalCents",
  orders.shipping_cents AS "shippingCents", orders.user_id AS "userId",
  users.name AS "userName", users.email AS "userEmail",
  json_build_object('fullName', orders.full_name, 'email', orders.email, 'phone', orders.phone,
    'address', orders.address, 'city', orders.city, 'state', orders.state,
    'zip', orders.zip) AS "customerDetails",
  (SELECT json_agg(json_build_object('id', line.id, 'productId', line.product_id,
            'name', line.name, 'priceCents', line.price_cents, 'quantity', line.quantity,
            'image', line.image) ORDER BY line.position)
     FROM order_line AS line WHERE line.order_id = orders.id) AS lines`;

/** The columns of an `OrderRecord`, for the same tables; `widths` are those of its images, by their names. */
export const ORDER_COLUMNS = `${ORDER_FACTS},
  (SELECT coalesce(json_object_agg(media.name, media.widths), '{}'::json)
     FROM order_line AS line JOIN media ON media.name = substring(line.image from '[^/]+$')
    WHERE line.order_id = orders.id) AS widths,
  (SELECT coalesce(json_agg(json_build_object('at', entry.at, 'by', coalesce(actor.name, 'Shop'),
            'what', entry.what, 'detail', entry.detail) ORDER BY entry.id), '[]'::json)
     FROM order_history AS entry LEFT JOIN users AS actor ON actor.id = entry.user_id
    WHERE entry.order_id = orders.id) AS history`;
