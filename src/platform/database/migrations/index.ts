import type { MigrationInterface } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';
import { Outbox1700000000001 } from './0001-outbox.js';
import { Auth1700000000002 } from './0002-auth.js';
import { Media1700000000003 } from './0003-media.js';
import { Catalog1700000000004 } from './0004-catalog.js';
import { Cart1700000000005 } from './0005-cart.js';
import { Checkout1700000000006 } from './0006-checkout.js';
import { Payment1700000000007 } from './0007-payment.js';
import { Orders1700000000008 } from './0008-orders.js';
import { NewsletterContent1700000000009 } from './0009-newsletter-content.js';
import { Analytics1700000000010 } from './0010-analytics.js';
import { Worker1700000000011 } from './0011-worker.js';
import { Imports1700000000012 } from './0012-imports.js';
import { Sitemap1700000000013 } from './0013-sitemap.js';
import { DoubleOptIn1700000000014 } from './0014-double-opt-in.js';
import { MediaGoing1700000000015 } from './0015-media-going.js';
import { SubscriberStatus1700000000016 } from './0016-subscriber-status.js';
import { Retention1700000000017 } from './0017-retention.js';
import { MailsInOrder1700000000018 } from './0018-mails-in-order.js';
import { PlainNames1700000000019 } from './0019-plain-names.js';
import { OrderingKey1700000000020 } from './0020-ordering-key.js';
import { ProductBrand1700000000021 } from './0021-product-brand.js';
import { ListIndexes1700000000022 } from './0022-list-indexes.js';
import { CategoryVersion1700000000023 } from './0023-category-version.js';
import { ImportFile1700000000024 } from './0024-import-file.js';
import { ShopNow1700000000025 } from './0025-shop-now.js';
import { HoldPeriod1700000000026 } from './0026-hold-period.js';
import { Disputes1700000000027 } from './0027-disputes.js';
import { CheckoutOrigin1700000000028 } from './0028-checkout-origin.js';
import { SessionStart1700000000029 } from './0029-session-start.js';
import { OldestBuild1700000000030 } from './0030-oldest-build.js';
import { EmailChange1700000000031 } from './0031-email-change.js';
import { FraudWarnings1700000000032 } from './0032-fraud-warnings.js';
import { BackupRuns1700000000033 } from './0033-backup-runs.js';
import { SecurityLog1700000000034 } from './0034-security-log.js';
import { TraceParent1700000000035 } from './0035-trace-parent.js';
import { ShopSettings1700000000043 } from './0043-shop-settings.js';
import { StaffRole1700000000050 } from './0050-staff-role.js';
import { SessionDetails1700000000051 } from './0051-session-details.js';
import { SecondFactors1700000000052 } from './0052-second-factors.js';
import { StaffInvitations1700000000053 } from './0053-staff-invitations.js';
import { SearchTiers1700000000060 } from './0060-search-tiers.js';
import { SearchTermCounts1700000000061 } from './0061-search-term-counts.js';
import { SearchTierTrigger1700000000062 } from './0062-search-tier-trigger.js';
import { FirstSearchTier1700000000063 } from './0063-first-search-tier.js';
import { SecondSearchTier1700000000064 } from './0064-second-search-tier.js';
import { SearchNames1700000000065 } from './0065-search-names.js';
import { SimilarSearchTerms1700000000066 } from './0066-similar-search-terms.js';
import { BlockedUsers1700000000070 } from './0070-blocked-users.js';
import { Erasures1700000000071 } from './0071-erasures.js';
import { OutboxUser1700000000072 } from './0072-outbox-user.js';
import { UsersPhone1700000000073 } from './0073-users-phone.js';
import { ContentVersions1700000000080 } from './0080-content-versions.js';
import { ContentLists1700000000081 } from './0081-content-lists.js';
import { ImageAlt1700000000082 } from './0082-image-alt.js';
import { ImageUses1700000000083 } from './0083-image-uses.js';
import { ContactInbox1700000000090 } from './0090-contact-inbox.js';
import { ContactIndexes1700000000091 } from './0091-contact-indexes.js';
import { Campaigns1700000000092 } from './0092-campaigns.js';
import { Quotes1700000000095 } from './0095-quotes.js';
import { Parcels1700000000100 } from './0100-parcels.js';
import { ParcelLines1700000000101 } from './0101-parcel-lines.js';
import { PartialRefunds1700000000110 } from './0110-partial-refunds.js';
import { RefundedCents1700000000111 } from './0111-refunded-cents.js';
import { PartRefundedOrders1700000000112 } from './0112-part-refunded-orders.js';
import { RefundedUnits1700000000113 } from './0113-refunded-units.js';
import { PastRefunds1700000000114 } from './0114-past-refunds.js';
import { Delivery1700000000120 } from './0120-delivery.js';
import { ProductWeight1700000000121 } from './0121-product-weight.js';
import { TaxRates1700000000122 } from './0122-tax-rates.js';
import { OrderNotes1700000000125 } from './0125-order-notes.js';
import { OrderNotesIndex1700000000126 } from './0126-order-notes-index.js';
import { DiscountCodes1700000000130 } from './0130-discount-codes.js';
import { HeldDiscounts1700000000131 } from './0131-held-discounts.js';
import { OrderedDiscounts1700000000132 } from './0132-ordered-discounts.js';
import { OrderCountry1700000000140 } from './0140-order-country.js';
import { OrderCountryOfCheckout1700000000141 } from './0141-order-country-of-checkout.js';
import { OrderReturns1700000000150 } from './0150-order-returns.js';
import { OrderReturnLines1700000000151 } from './0151-order-return-lines.js';
import { ReturnWindow1700000000152 } from './0152-return-window.js';
import { ReturnedUnits1700000000153 } from './0153-returned-units.js';
import { ClosedReturns1700000000154 } from './0154-closed-returns.js';
import { BillingDocuments1700000000160 } from './0160-billing-documents.js';
import { SettledRefunds1700000000161 } from './0161-settled-refunds.js';
import { SettledPartRefunds1700000000162 } from './0162-settled-part-refunds.js';
import { Ledger1700000000170 } from './0170-ledger.js';
import { WithdrawnCents1700000000171 } from './0171-withdrawn-cents.js';
import { BalanceTransactions1700000000172 } from './0172-balance-transactions.js';
import { DeliveryCostQuestion1700000000180 } from './0180-delivery-cost-question.js';
import { ReturnImages1700000000190 } from './0190-return-images.js';
import { LedgerDestination1700000000200 } from './0200-ledger-destination.js';
import { BalanceSums1700000000201 } from './0201-balance-sums.js';
import { BalanceRecords1700000000202 } from './0202-balance-records.js';
import { BalanceTimes1700000000203 } from './0203-balance-times.js';
import { LedgerSums1700000000204 } from './0204-ledger-sums.js';
import { WithheldCents1700000000210 } from './0210-withheld-cents.js';
import { ShrunkRefunds1700000000211 } from './0211-shrunk-refunds.js';
import { HeldDiscountCount1700000000220 } from './0220-held-discount-count.js';
import { OrderedDiscountCount1700000000221 } from './0221-ordered-discount-count.js';
import { CodeHolds1700000000222 } from './0222-code-holds.js';
import { LedgerTimes1700000000225 } from './0225-ledger-times.js';
import { RefundTimes1700000000226 } from './0226-refund-times.js';
import { UnsettledRecords1700000000227 } from './0227-unsettled-records.js';
import { ShownImages1700000000228 } from './0228-shown-images.js';
import { ImagesToCheck1700000000229 } from './0229-images-to-check.js';
import { PendingSubscribers1700000000230 } from './0230-pending-subscribers.js';
import { RecipientErrors1700000000231 } from './0231-recipient-errors.js';
import { CampaignPauseReason1700000000232 } from './0232-campaign-pause-reason.js';
import { DismissedEmails1700000000233 } from './0233-dismissed-emails.js';
import { PlannedDiscountCount1700000000234 } from './0234-planned-discount-count.js';
import { HeldUnits1700000000235 } from './0235-held-units.js';
import { DiscountSlots1700000000236 } from './0236-discount-slots.js';
import { JsonStatistics1700000000237 } from './0237-json-statistics.js';
import { CountedUses1700000000238 } from './0238-counted-uses.js';
import { TrialRecord1700000000239 } from './0239-trial-record.js';
import { TrustedDevices1700000000246 } from './0246-trusted-devices.js';
import { HoldOrigins1700000000250 } from './0250-hold-origins.js';
import { UnpaidHolds1700000000251 } from './0251-unpaid-holds.js';
import { HoldsOfProduct1700000000252 } from './0252-holds-of-product.js';
import { UncountedSales1700000000260 } from './0260-uncounted-sales.js';
import { SalesToCount1700000000261 } from './0261-sales-to-count.js';
import { MediaUploads1700000000265 } from './0265-media-uploads.js';
import { SearchBrands1700000000270 } from './0270-search-brands.js';
import { LeaseFailures1700000000280 } from './0280-lease-failures.js';
import { HoldPeriodEnd1700000000281 } from './0281-hold-period-end.js';
import { EmailChangeExpiry1700000000282 } from './0282-email-change-expiry.js';
import { SalesZone1700000000290 } from './0290-sales-zone.js';
import { HeldOrders1700000000295 } from './0295-held-orders.js';
import { StaffNotificationChoices1700000000296 } from './0296-staff-notification-choices.js';
import { RestoredBackups1700000000300 } from './0300-restored-backups.js';
import { Alarms1700000000305 } from './0305-alarms.js';
import { FoldedText1700000000310 } from './0310-folded-text.js';
import { OrderSearchIndexes1700000000311 } from './0311-order-search-indexes.js';
import { AccountSearchIndexes1700000000312 } from './0312-account-search-indexes.js';
import { NoteSearchIndexes1700000000313 } from './0313-note-search-indexes.js';

/** They state no oldest build: every build that asks for one has them all. */
const unversioned: readonly (new () => MigrationInterface)[] = [
  Outbox1700000000001,
  Auth1700000000002,
  Media1700000000003,
  Catalog1700000000004,
  Cart1700000000005,
  Checkout1700000000006,
  Payment1700000000007,
  Orders1700000000008,
  NewsletterContent1700000000009,
  Analytics1700000000010,
  Worker1700000000011,
  Imports1700000000012,
  Sitemap1700000000013,
  DoubleOptIn1700000000014,
  MediaGoing1700000000015,
  SubscriberStatus1700000000016,
  Retention1700000000017,
  MailsInOrder1700000000018,
  PlainNames1700000000019,
  OrderingKey1700000000020,
  ProductBrand1700000000021,
  ListIndexes1700000000022,
  CategoryVersion1700000000023,
  ImportFile1700000000024,
  ShopNow1700000000025,
  HoldPeriod1700000000026,
  Disputes1700000000027,
  CheckoutOrigin1700000000028,
  SessionStart1700000000029,
];

const versioned: readonly (new () => VersionedMigration)[] = [
  OldestBuild1700000000030,
  EmailChange1700000000031,
  FraudWarnings1700000000032,
  BackupRuns1700000000033,
  SecurityLog1700000000034,
  TraceParent1700000000035,
  ShopSettings1700000000043,
  StaffRole1700000000050,
  SessionDetails1700000000051,
  SecondFactors1700000000052,
  StaffInvitations1700000000053,
  SearchTiers1700000000060,
  SearchTermCounts1700000000061,
  SearchTierTrigger1700000000062,
  FirstSearchTier1700000000063,
  SecondSearchTier1700000000064,
  SearchNames1700000000065,
  SimilarSearchTerms1700000000066,
  BlockedUsers1700000000070,
  Erasures1700000000071,
  OutboxUser1700000000072,
  UsersPhone1700000000073,
  ContentVersions1700000000080,
  ContentLists1700000000081,
  ImageAlt1700000000082,
  ImageUses1700000000083,
  ContactInbox1700000000090,
  ContactIndexes1700000000091,
  Campaigns1700000000092,
  Quotes1700000000095,
  Parcels1700000000100,
  ParcelLines1700000000101,
  PartialRefunds1700000000110,
  RefundedCents1700000000111,
  PartRefundedOrders1700000000112,
  RefundedUnits1700000000113,
  PastRefunds1700000000114,
  Delivery1700000000120,
  ProductWeight1700000000121,
  TaxRates1700000000122,
  OrderNotes1700000000125,
  OrderNotesIndex1700000000126,
  DiscountCodes1700000000130,
  HeldDiscounts1700000000131,
  OrderedDiscounts1700000000132,
  OrderCountry1700000000140,
  OrderCountryOfCheckout1700000000141,
  OrderReturns1700000000150,
  OrderReturnLines1700000000151,
  ReturnWindow1700000000152,
  ReturnedUnits1700000000153,
  ClosedReturns1700000000154,
  BillingDocuments1700000000160,
  SettledRefunds1700000000161,
  SettledPartRefunds1700000000162,
  Ledger1700000000170,
  WithdrawnCents1700000000171,
  BalanceTransactions1700000000172,
  DeliveryCostQuestion1700000000180,
  ReturnImages1700000000190,
  LedgerDestination1700000000200,
  BalanceSums1700000000201,
  BalanceRecords1700000000202,
  BalanceTimes1700000000203,
  LedgerSums1700000000204,
  WithheldCents1700000000210,
  ShrunkRefunds1700000000211,
  HeldDiscountCount1700000000220,
  OrderedDiscountCount1700000000221,
  CodeHolds1700000000222,
  LedgerTimes1700000000225,
  RefundTimes1700000000226,
  UnsettledRecords1700000000227,
  ShownImages1700000000228,
  ImagesToCheck1700000000229,
  PendingSubscribers1700000000230,
  RecipientErrors1700000000231,
  CampaignPauseReason1700000000232,
  DismissedEmails1700000000233,
  PlannedDiscountCount1700000000234,
  HeldUnits1700000000235,
  DiscountSlots1700000000236,
  JsonStatistics1700000000237,
  CountedUses1700000000238,
  TrialRecord1700000000239,
  TrustedDevices1700000000246,
  HoldOrigins1700000000250,
  UnpaidHolds1700000000251,
  HoldsOfProduct1700000000252,
  UncountedSales1700000000260,
  SalesToCount1700000000261,
  MediaUploads1700000000265,
  SearchBrands1700000000270,
  LeaseFailures1700000000280,
  HoldPeriodEnd1700000000281,
  EmailChangeExpiry1700000000282,
  SalesZone1700000000290,
  HeldOrders1700000000295,
  StaffNotificationChoices1700000000296,
  RestoredBackups1700000000300,
  Alarms1700000000305,
  FoldedText1700000000310,
  OrderSearchIndexes1700000000311,
  AccountSearchIndexes1700000000312,
  NoteSearchIndexes1700000000313,
];

/** All migrations in order. A migration that has run anywhere is never edited. */
export const migrations = [...unversioned, ...versioned];
