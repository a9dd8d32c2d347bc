/**
 * What the two applications call, and the types by which they understand it: each must fit the
 * types that are generated from the OpenAPI document.
 */
export interface Call {
  /** For example `GET /api/products/{id}`. */
  readonly route: string;
  /** The type that `data` is read as. */
  readonly data?: string;
  /** The type of what is sent: the body, or where there is none the query. */
  readonly sent?: string;
}

export interface Calls {
  /** By the name of the endpoint or record. */
  readonly calls: Readonly<Record<string, Call>>;
  /** The types that the calls name, by the file that exports them. */
  readonly imports: Readonly<Record<string, string>>;
}

const FEATURES = 'storefront/src/features';

export const STOREFRONT: Calls = {
  imports: {
    [`${FEATURES}/auth/api`]: 'LoginInput, PasswordChange, PasswordReset, RegistrationInput, Token',
    [`${FEATURES}/cart/api`]: 'AddToCart, CartItem',
    [`${FEATURES}/categories/api`]: 'Category',
    [`${FEATURES}/checkout/api`]: 'OrderRequest, PlacedOrder, Purchase',
    [`${FEATURES}/contact/contact-schema`]: 'ContactInput',
    [`${FEATURES}/orders/api`]: 'Order, OrdersCall',
    [`${FEATURES}/products/api`]: 'ProductsCall',
    [`${FEATURES}/products/product`]: 'Product',
    [`${FEATURES}/profile/api`]: 'Profile, ProfileChange',
    [`${FEATURES}/shop/api`]: 'Shop',
    [`${FEATURES}/showcase/api`]: 'GalleryImage, Testimonial',
  },
  calls: {
    signUp: { route: 'POST /api/auth/signup', data: 'Token', sent: 'RegistrationInput' },
    login: { route: 'POST /api/auth/login', data: 'Token', sent: 'LoginInput' },
    forgotPassword: { route: 'POST /api/auth/forgot-password', sent: '{ email: string }' },
    resetPassword: { route: 'POST /api/auth/reset-password', sent: 'PasswordReset' },
    changePassword: {
      route: 'POST /api/auth/change-password',
      data: 'Token',
      sent: 'PasswordChange',
    },
    getOrders: {
      route: 'GET /api/orders/user',
      data: 'Order[]',
      sent: "Pick<OrdersCall, 'page' | 'limit'>",
    },
    getProfile: { route: 'GET /api/users/user', data: 'Profile' },
    updateProfile: { route: 'PUT /api/users', data: 'Profile', sent: 'ProfileChange' },
    uploadImage: { route: 'POST /api/images', data: '{ url: string }' },
    getCategories: { route: 'GET /api/categories', data: 'Category[]' },
    startPayment: { route: 'POST /api/payment', data: 'string', sent: 'Purchase' },
    createOrder: {
      route: 'POST /api/orders/create-order',
      data: 'PlacedOrder',
      sent: 'OrderRequest',
    },
    getCart: { route: 'GET /api/cart/user', data: 'CartItem[]' },
    addToCart: { route: 'POST /api/cart/create-cart', data: 'CartItem', sent: 'AddToCart' },
    changeQuantity: {
      route: 'PUT /api/cart/user/{id}',
      data: 'CartItem',
      sent: '{ quantity: number }',
    },
    removeItem: { route: 'DELETE /api/cart/user/{id}', data: 'null' },
    getStock: {
      route: 'POST /api/products/stock',
      data: 'Record<string, number>',
      sent: '{ productIds: string[] }',
    },
    sendMessage: { route: 'POST /api/contact', sent: 'ContactInput' },
    getProducts: {
      route: 'GET /api/products',
      data: 'Product[]',
      sent: "Omit<ProductsCall, 'new' | 'onSale'> & Partial<Record<'new' | 'onSale', 'true' | 'false'>>",
    },
    getFeatured: { route: 'GET /api/products/featured', data: 'Product[]' },
    getBestSelling: { route: 'GET /api/products/best-selling', data: 'Product[]' },
    getProduct: { route: 'GET /api/products/{id}', data: 'Product' },
    getShop: { route: 'GET /api/shop', data: 'Shop' },
    subscribe: {
      route: 'POST /api/newsletter/subscribe',
      data: '{ mustConfirm: boolean }',
      sent: '{ email: string }',
    },
    confirmSubscription: { route: 'PUT /api/newsletter/confirm', sent: '{ token: string }' },
    unsubscribe: { route: 'PUT /api/newsletter/unsubscribe', sent: '{ token: string }' },
    getTestimonials: { route: 'GET /api/testimonials', data: 'Testimonial[]' },
    getImages: { route: 'GET /api/images', data: 'GalleryImage[]' },
  },
};

export const ADMIN: Calls = {
  imports: {
    'admin/src/categories/category': 'Category',
    'admin/src/dashboard/analytics': 'RevenueDay, Stats, StatusCount',
    'admin/src/orders/order': 'Order',
    'admin/src/products/bulk/bulk-change': 'BulkChange',
    'admin/src/products/import/product-import': 'ProductImport',
    'admin/src/products/product': 'Product',
    'admin/src/subscribers/subscriber': 'Subscriber',
    'admin/src/users/user': 'User',
  },
  calls: {
    products: { route: 'GET /api/products', data: "Omit<Product, 'id'>[]" },
    product: { route: 'GET /api/products/{id}', data: "Omit<Product, 'id'>" },
    lowStock: { route: 'GET /api/products/low-stock', data: "Omit<Product, 'id'>[]" },
    restock: {
      route: 'PUT /api/products/{id}',
      sent: '{ quantity: number; baseQuantity: number }',
    },
    categories: { route: 'GET /api/categories', data: "Omit<Category, 'id'>[]" },
    createCategory: {
      route: 'POST /api/categories/create-category',
      sent: '{ title: string; icon?: string }',
    },
    users: { route: 'GET /api/users', data: "Omit<User, 'id'>[]" },
    makeAdmin: { route: 'PUT /api/users/make-admin', data: 'null', sent: '{ id: string }' },
    orders: { route: 'GET /api/orders', data: "Omit<Order, 'id'>[]" },
    order: { route: 'GET /api/orders/{id}', data: "Omit<Order, 'id'>" },
    changeOrderStatus: {
      route: 'PUT /api/orders/status/admin/{id}',
      sent: "{ status: 'shipped'; restock: boolean | undefined }",
    },
    retryRefund: { route: 'POST /api/orders/{id}/refund/retry', data: "Omit<Order, 'id'>" },
    retryPaymentRefund: {
      route: 'POST /api/payment/refunds/{transactionId}/retry',
      data: 'null',
    },
    subscribers: { route: 'GET /api/newsletter/subscribers', data: "Omit<Subscriber, 'id'>[]" },
    cancelSubscription: {
      route: 'PUT /api/newsletter/cancel-subscription',
      data: 'null',
      sent: '{ email: string }',
    },
    changeProducts: {
      route: 'POST /api/products/bulk',
      data: "Omit<BulkChange, 'id'>[]",
      sent: '{ ids: string[]; discount: number }',
    },
    importProducts: { route: 'POST /api/products/import', data: 'ProductImport' },
    stats: { route: 'GET /api/analytics/stats', data: 'Stats' },
    revenue: {
      route: 'GET /api/analytics/revenue',
      data: 'RevenueDay[]',
      sent: "{ days: number; compare: 'true' }",
    },
    orderStatus: { route: 'GET /api/analytics/order-status', data: 'StatusCount[]' },
    shopName: { route: 'GET /api/shop', data: '{ name: string }' },
    uploadImage: { route: 'POST /api/images', data: '{ url: string }' },
  },
};
