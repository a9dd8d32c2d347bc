/** Every list, tab and search of the shop and the back office, by what its screen asks for. */
export async function routes(db) {
  const one = async (sql) => Object.values((await db.query(sql)).rows[0])[0];
  const category = await one('SELECT id FROM category WHERE product_count > 0 ORDER BY id LIMIT 1');
  const product = await one('SELECT id FROM product WHERE deleted_at IS NULL ORDER BY id LIMIT 1');
  const order = (
    await db.query(
      'SELECT * FROM orders ORDER BY number DESC OFFSET (SELECT count(*) / 2 FROM orders) LIMIT 1',
    )
  ).rows[0];
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const term = (text) => `searchTerm=${encodeURIComponent(text)}`;

  const catalog = [
    'products',
    'products?sort=asc',
    'products?page=1000',
    `products?categories=${category}&sort=asc`,
    `products?categories=${category}&sort=desc&page=500`,
    `products?categories=${category}&onSale=true`,
    'products?new=true',
    'products?new=true&sort=asc',
    'products?onSale=true',
    'products?minPrice=100&maxPrice=120',
    `products?categories=${category}&minPrice=100`,
    `products?${term('kettlebell')}`,
    `products?${term('ketlebell')}`,
    `products?${term('olympic barbell 20')}`,
    `products?${term('rowng machine')}&sort=asc`,
    `products?${term('dumbbell')}&categories=${category}`,
    `products?${term('nothing at all like this')}`,
    'products/featured',
    'products/best-selling',
    `products/${product}`,
    'categories',
  ];
  const statuses = ['pending', 'shipped', 'delivered', 'canceled', 'returned'];
  const sorts = ['number', '-number', '-createdAt', '-totalPrice', '-paymentStatus'];
  const admin = [
    'products/low-stock',
    ...['name', '-name', 'quantity', '-createdAt'].map((sort) => `products/admin?sort=${sort}`),
    'products/admin?stock=out',
    'products/admin?stock=low&sort=name',
    'products/admin?featured=true&sort=name',
    `products/admin?categories=${category}&sort=name`,
    ...sorts.map((sort) => `orders?sort=${sort}`),
    'orders?page=1000',
    'orders?sort=-status',
    'orders?paymentStatus=refund_failed',
    ...statuses.flatMap((status) => sorts.map((sort) => `orders?status=${status}&sort=${sort}`)),
    ...[
      String(order.number),
      order.id,
      order.transaction_id,
      order.full_name,
      order.email,
      order.phone,
      order.address,
      'kettlebell',
      'zzz nobody',
    ].map((text) => `orders?${term(text)}`),
    `orders?status=delivered&${term(order.full_name)}`,
    `orders?from=${day(40)}&to=${day(30)}`,
    `orders?status=canceled&from=${day(400)}&to=${day(100)}`,
    `orders/${order.id}`,
    'users',
    'users?sort=email',
    'users?sort=name',
    'users?sort=role',
    'users?page=1000',
    'users?role=admin',
    'users?role=user&sort=-createdAt',
    `users?${term('ada.adams')}`,
    `users?${term('zzz nobody')}`,
    'newsletter/subscribers',
    'newsletter/subscribers?status=active&sort=email',
    'newsletter/subscribers?status=canceled',
    `newsletter/subscribers?${term('mia.lopez')}`,
    'analytics/stats',
    'analytics/revenue?days=365&compare=true',
    'analytics/order-status',
    'audit',
    'audit?what=orders',
    `audit?${term('zzz nobody')}`,
    'jobs/failed',
    'operations',
  ];
  return { catalog, admin };
}
