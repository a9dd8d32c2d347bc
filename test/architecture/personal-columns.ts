/**
 * What the columns of text, JSON and bytes hold, by the property of the entity. Numbers, times, ids and
 * flags need no entry. A new column belongs in one of the three: `personal-data.test.ts` asks for it.
 */
interface TableData {
  /** Of people. The source of personal data with this section exports and erases them. */
  readonly personal?: { readonly section: string; readonly columns: readonly string[] };
  /** Of people, by their account's id alone, until they expire: `docs/operations.md` says when. */
  readonly expires?: readonly string[];
  /**
   * Of people, and kept when they are erased, because the law asks the shop for its books: the source with this
   * section exports them.
   */
  readonly retained?: { readonly section: string; readonly columns: readonly string[] };
  /** Of nobody: of the shop, its goods and its programs. */
  readonly other?: readonly string[];
  /** Why rows with a user's id stay, where none of the columns above says it and no source deletes them. */
  readonly rowsStay?: string;
}

export const TABLE_DATA: Readonly<Record<string, TableData>> = {
  alarm: { other: ['name', 'detail'] },
  audit_entry: {
    personal: { section: 'audit', columns: ['before', 'after'] },
    other: ['action', 'subject'],
  },
  backup_run: { other: ['file', 'problem'] },
  balance_difference: { other: ['kind', 'id', 'currency', 'type'] },
  balance_sum: { other: ['currency', 'kind'] },
  balance_transaction: {
    other: ['id', 'kind', 'type', 'currency', 'sourceId', 'intentId', 'recordId'],
  },
  billing_counter: { other: ['name'] },
  // The name and address of the buyer are a part of an invoice.
  billing_document: {
    retained: { section: 'invoices', columns: ['content'] },
    other: ['kind', 'currency'],
  },
  // What the shop sends to all subscribers.
  campaign: {
    other: ['subject', 'preview', 'body', 'state', 'pauseReason'],
    rowsStay: 'Who of the staff wrote it.',
  },
  campaign_recipient: { personal: { section: 'newsletter', columns: ['error'] }, other: ['state'] },
  catalog_word: { other: ['word'] },
  category: { other: ['title', 'icon'] },
  checkout: {
    personal: { section: 'checkouts', columns: ['customerDetails', 'pricing'] },
    other: ['status', 'lines', 'intentId', 'origin', 'network'],
  },
  contact_answer: { personal: { section: 'contactMessages', columns: ['text'] } },
  contact_message: {
    personal: { section: 'contactMessages', columns: ['name', 'email', 'subject', 'message'] },
    other: ['state'],
  },
  // What the shop publishes, with the consent of whom a testimonial names.
  content_entry: { other: ['list', 'values'] },
  // What the shop publishes; who changed it is an id.
  content_version: {
    other: ['document', 'values'],
    rowsStay: 'Who of the staff changed it.',
  },
  counted_order: { other: ['status'] },
  customer_note: { personal: { section: 'notes', columns: ['text'] } },
  delivery_method: { other: ['name', 'priceKind', 'weightSteps'] },
  delivery_zone: { other: ['name', 'regions'] },
  discount_code: { other: ['code', 'kind', 'scope'] },
  discount_use_count: { other: ['code'] },
  dispute: { other: ['id', 'intentId', 'reason', 'status'] },
  email_change: {
    personal: { section: 'account', columns: ['oldEmail'] },
    other: ['tokenHash'],
  },
  erasure: { rowsStay: 'That it was done, so that a restored backup is erased again.' },
  factor_challenge: {
    other: ['tokenHash', 'purpose', 'passkeyChallenge', 'credentialsHash'],
  },
  fraud_warning: { other: ['id', 'intentId', 'fraudType'] },
  gallery_image: { other: ['image'] },
  hold_period: {
    rowsStay: 'Until what was held for nothing counts no more, a day later.',
    other: ['origin', 'network'],
  },
  late_discount_use: { other: ['code'] },
  lease: { other: ['name', 'lastError'] },
  // Ids of orders and payments, as their own tables have them.
  ledger_entry: {
    other: [
      'sourceKind',
      'sourceId',
      'kind',
      'component',
      'currency',
      'intentId',
      'country',
      'state',
    ],
  },
  media: { other: ['name', 'mime', 'alt'] },
  // Keyed hashes of account and address, which nobody can turn back, until something shows the image or it is swept.
  media_upload: { other: ['uploader', 'name'] },
  media_reference: { other: ['owner', 'ownerId', 'name'] },
  order_count: { other: ['status'] },
  order_history: {
    other: ['what', 'detail'],
    rowsStay: 'Who changed an order, which stays in the books.',
  },
  // A description by the shopper, and what staff answered.
  order_return: {
    personal: { section: 'returns', columns: ['note', 'answer'] },
    other: ['requestKey', 'state', 'reason'],
  },
  // The key opens the image of a shopper.
  order_return_image: {
    personal: { section: 'returns', columns: ['fileKey'] },
    other: ['name'],
  },
  order_line: { other: ['name', 'image'] },
  orders: {
    personal: {
      section: 'orders',
      columns: ['fullName', 'email', 'phone', 'address', 'city', 'state', 'zip'],
    },
    other: [
      'transactionId',
      'status',
      'paymentStatus',
      'currency',
      'discountCode',
      'shippingMethod',
      // It stays with the amounts, whose tax follows it.
      'country',
    ],
  },
  outbox: {
    personal: { section: 'jobs', columns: ['payload', 'lastError'] },
    other: ['job', 'queue', 'orderingKey', 'traceParent'],
  },
  // Carriers show by it where a parcel went.
  parcel: {
    personal: { section: 'orders', columns: ['trackingNumber', 'trackingUrl'] },
    other: ['carrier', 'carrierName'],
  },
  // Reasons are of a list.
  partial_refund: {
    other: ['intentId', 'requestKey', 'providerId', 'reason', 'status', 'error', 'withheldReason'],
  },
  passkey: {
    personal: { section: 'account', columns: ['name'] },
    other: ['credentialId', 'publicKey', 'transports'],
  },
  password_reset: { other: ['tokenHash'] },
  payment: { other: ['intentId'] },
  product: { other: ['name', 'description', 'images', 'brand', 'taxClass'] },
  // A product file of the shop.
  product_import: { other: ['file'] },
  product_words: { other: ['name', 'words'] },
  provider_event: { other: ['id', 'type', 'intentId'] },
  recovery_code: { other: ['hash'] },
  refresh_token: { other: ['hash'] },
  refund: { other: ['intentId', 'reason', 'status', 'error'] },
  sales_day: { other: ['status'] },
  sales_zone: { other: ['timeZone'] },
  search_reindex: { other: ['subject'] },
  security_event: { expires: ['address', 'device'], other: ['kind', 'subject'] },
  session: { personal: { section: 'account', columns: ['address', 'device'] } },
  // Who changed them is an id; the values are the shop's own.
  shop_settings_version: {
    other: ['values', 'changes'],
    rowsStay: 'Who of the staff changed them.',
  },
  staff_notification_choice: { other: ['kind'] },
  staff_invitation: {
    personal: { section: 'account', columns: ['email'] },
    other: ['staffRole', 'tokenHash'],
  },
  stock_hold: { rowsStay: 'Until its checkout ends, for which an erasure waits.' },
  stock_ledger: { other: ['reason'] },
  subscriber: { personal: { section: 'newsletter', columns: ['email'] }, other: ['status'] },
  tax_rate: { other: ['name', 'country', 'state', 'taxClass'] },
  // What the shop publishes, with the consent of whom it names.
  testimonial: { other: ['name', 'title', 'feedback', 'image'] },
  totp_factor: { other: ['secret'] },
  unmatched_payment: { other: ['intentId', 'reason'] },
  trusted_device: { other: ['deviceHash', 'proof', 'credentialsHash'] },
  users: {
    personal: {
      section: 'account',
      columns: ['name', 'email', 'passwordHash', 'address', 'phone', 'image'],
    },
    other: ['role', 'staffRole'],
  },
};
