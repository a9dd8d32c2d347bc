/** What people call a row of a table, and several. */
type Noun = readonly [one: string, many: string];

/** A table whose rows a shop that goes live takes along. */
export interface CopiedTable {
  /** For the plan; undefined for what belongs to the rows of another table. */
  readonly noun?: Noun;
  /** What of a table `noun` counts, as an argument of `count`; rows unless said. */
  readonly counted?: string;
  /** Which rows, as a condition on the table; all unless said. */
  readonly rows?: string;
  /** The columns whose values are not copied, each with an expression on the table. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A table that begins as in a new shop. */
export interface LeftTable {
  /** For the plan; undefined for what nobody counts. */
  readonly noun?: Noun;
}

/** Deleted products and categories are there for past orders, which stay behind. */
const LIVE = 'deleted_at IS NULL';

/** The images of the catalog and the content, and those of the library; not those of accounts, orders and returns. */
const SHOWN_OWNERS = `(owner IN ('catalog.product', 'catalog.category', 'library.image') OR owner LIKE 'content.%')`;

/** The author is an account, which stays behind. */
const WITHOUT_AUTHOR = { user_id: 'NULL' };

/**
 * What a shop that was tried takes along when it goes live. Every table is here or in `LEFT_TABLES`, unless each of its
 * rows has the id of a user, who stays behind; a test holds it. What names rows of a table that stays behind is not copied, or has another value.
 */
export const COPIED_TABLES: Readonly<Record<string, CopiedTable>> = {
  catalog_word: {},
  category: { noun: ['category', 'categories'], rows: LIVE },
  content_entry: {
    noun: [
      'entry of gallery, testimonials, partners and FAQs',
      'entries of gallery, testimonials, partners and FAQs',
    ],
  },
  content_version: {
    noun: ['page or text', 'pages and texts'],
    counted: 'DISTINCT document',
    values: WITHOUT_AUTHOR,
  },
  delivery_method: { noun: ['delivery method', 'delivery methods'] },
  delivery_zone: { noun: ['delivery zone', 'delivery zones'] },
  // Release 0.2.0 reads it.
  gallery_image: {},
  media: {
    noun: ['image', 'images'],
    rows: `going_at IS NULL AND name IN (SELECT name FROM media_reference WHERE ${SHOWN_OWNERS})`,
  },
  media_reference: {
    rows: `${SHOWN_OWNERS} AND name IN (SELECT name FROM media WHERE going_at IS NULL)`,
  },
  product: {
    noun: ['product', 'products'],
    rows: LIVE,
    values: {
      // Open checkouts end with the trial, and give back what they hold.
      quantity:
        'quantity + (SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE product_id = product.id)',
      units_sold: '0',
    },
  },
  // Without sales all products begin in the first tier; a job makes the others.
  product_words: { values: { tier: '1' } },
  shop_settings_version: {
    noun: ['version of the settings', 'versions of the settings'],
    values: WITHOUT_AUTHOR,
  },
  tax_rate: { noun: ['tax rate', 'tax rates'] },
  // Release 0.2.0 reads it.
  testimonial: {},
};

/** What else stays in the database of the trial. */
export const LEFT_TABLES: Readonly<Record<string, LeftTable>> = {
  alarm: {},
  audit_entry: { noun: ['entry of the audit log', 'entries of the audit log'] },
  backup_run: {},
  balance_cursor: {},
  balance_difference: {},
  balance_sum: {},
  balance_transaction: {},
  billing_counter: {},
  billing_coverage: {},
  billing_document: { noun: ['invoice or credit note', 'invoices and credit notes'] },
  campaign: { noun: ['newsletter campaign', 'newsletter campaigns'] },
  campaign_pace: {},
  campaign_recipient: {},
  contact_answer: {},
  contact_message: { noun: ['contact message', 'contact messages'] },
  counted_order: {},
  customer_note: { noun: ['note about a customer', 'notes about customers'] },
  discount_code: { noun: ['discount code', 'discount codes'] },
  discount_use_count: {},
  dispute: {},
  fraud_warning: {},
  installation: {},
  late_discount_use: {},
  lease: {},
  ledger_coverage: {},
  ledger_entry: {},
  order_count: {},
  order_history: {},
  order_line: {},
  order_return: { noun: ['return', 'returns'] },
  order_return_image: {},
  order_return_line: {},
  orders: { noun: ['order', 'orders'] },
  // Nothing that goes along was uploaded by a shopper and waits to be shown.
  media_upload: {},
  outbox: {},
  parcel: {},
  parcel_line: {},
  partial_refund: {},
  partial_refund_line: {},
  password_reset: {},
  payment: {},
  product_import: {},
  provider_event: {},
  reconciliation_cursor: {},
  refresh_token: {},
  refund: {},
  sales_day: {},
  sales_zone: {},
  search_reindex: {},
  search_tier: {},
  security_event: {},
  staff_invitation: {},
  // Begins with the stock of the copied products.
  stock_ledger: {},
  subscriber: { noun: ['subscriber', 'subscribers'] },
  unmatched_payment: {},
  users: { noun: ['account', 'accounts'] },
  worker: {},
};
