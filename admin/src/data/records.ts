import type { Schema } from '../../../common/contract/client';

/** A record as React-Admin knows it: the API's, with its `_id` as `id` too. */
type Recorded<ApiRecord extends { _id: string }> = ApiRecord & { id: string };

/** Amounts of money are in dollars. */
export type Product = Recorded<Schema<'Product'>>;
export type Category = Recorded<Schema<'Category'>>;
export type Order = Recorded<Schema<'Order'>>;
/** What a shopper sends back of an order. Amounts of money are in dollars. */
export type OrderReturn = Recorded<Schema<'Return'>>;
export type User = Recorded<Schema<'User'>>;
/** A user's page. Amounts of money are in dollars. */
export type Customer = Recorded<Schema<'Customer'>>;
/** A message of the contact form in the list, with its beginning. */
export type ListedMessage = Recorded<Schema<'ListedMessage'>>;
/** A message of the contact form with its answers. */
export type ContactMessage = Recorded<Schema<'ContactMessage'>>;
export type StaffMember = Recorded<Schema<'StaffMember'>>;
/** An invitation to the staff that was not accepted yet. */
export type StaffInvitation = Recorded<Schema<'StaffInvitation'>>;
export type Subscriber = Recorded<Schema<'Subscriber'>>;
/** A campaign in the list, without its text. */
export type ListedCampaign = Recorded<Schema<'ListedCampaign'>>;
/** A newsletter campaign with what became of its emails. */
export type Campaign = Recorded<Schema<'Campaign'>>;
/** A failed job, or one that is still retried after many attempts. */
export type FailedJob = Recorded<Schema<'FailedJob'>>;
/** One change by an admin. */
export type AuditEntry = Recorded<Schema<'AuditEntry'>>;
/** A login, a change of an account, a refund or an export. */
export type SecurityEvent = Recorded<Schema<'SecurityEvent'>>;
/** The settings of the shop. */
export type Settings = Recorded<Schema<'Settings'>>;
/** A delivery zone with its methods. */
export type DeliveryZone = Recorded<Schema<'DeliveryZone'>>;
/** A way of delivery into a zone. */
export type DeliveryMethod = Recorded<Schema<'DeliveryMethod'>>;
/** A discount code with its uses so far. Amounts of money are in dollars. */
export type Discount = Recorded<Schema<'Discount'>>;
/** A day or a month of the books. Amounts of money are in dollars. */
export type BookPeriod = Recorded<Schema<'BookPeriod'>>;
/** A line of the books. Amounts of money are in dollars. */
export type LedgerEntry = Recorded<Schema<'LedgerEntry'>>;
/** What was earned at one tax rate into one destination. Amounts of money are in dollars. */
export type Turnover = Recorded<Schema<'Turnover'>>;
export type TaxRate = Recorded<Schema<'TaxRate'>>;
/** Content that exists once, such as a page; in a list without its values. */
export type ContentDocumentRecord = Recorded<Schema<'ContentDocument'>>;
/** An image of the library. */
export type LibraryImage = Recorded<Schema<'LibraryImage'>>;
/** An entry of a content list. */
export type ContentEntry = Recorded<Schema<'ContentEntry'>>;
/** One change of the settings. */
export type SettingsVersion = Recorded<Schema<'SettingsVersion'>>;
