import type { CardsState } from '../../../support/cards.js';

/** Something wrong, planted into a shop that has sold, and all conditions that it violates. */
export interface PlantedBreach {
  readonly what: string;
  readonly violates: readonly string[];
  /** Statements, run in a transaction that is rolled back. */
  readonly sql?: string;
  /** What the card provider would say. */
  readonly provider?: (state: CardsState) => CardsState;
}

export const PENDING = `(SELECT id FROM orders WHERE status = 'pending')`;
export const SHIPPED = `(SELECT id FROM orders WHERE status = 'shipped')`;
export const CANCELED = `(SELECT id FROM orders WHERE status = 'canceled')`;
export const PENDING_CHECKOUT = `(SELECT checkout_id FROM orders WHERE status = 'pending')`;
export const ADMIN = `(SELECT id FROM users WHERE role = 'admin')`;

export const NUMBER_TWICE = 'an order number that was given twice';
export const OTHER_OWNER = 'an order of another account than its checkout';
export const OTHER_PAYER = 'an order of another account or checkout than its payment';
export const OTHER_ADDRESS = 'an order that goes elsewhere than its checkout says';
export const OTHER_DESTINATION = 'an order that goes elsewhere than it was priced to';
export const OTHER_LINES = 'an order with other lines than its checkout';
export const OTHER_CHARGES = 'an order with other charges than its checkout';
export const NO_ORDER = 'a completed checkout without its order';
export const TOTAL = 'an order whose total is not the sum of its lines and charges';
export const UNPAID = 'an order that nobody paid, or not its total';
export const UNMATCHED = 'a payment that is neither one order nor a full refund';
export const ILLEGAL_STEP = 'an illegal step in a history';
export const STATUS = 'an order whose status is not the last of its history';
export const CONFIRMATION = 'an order without exactly one confirmation';
export const STATUS_EMAIL = 'a change of status without exactly one email';
export const SHIPPED_TWICE = 'more units of a line in parcels than were ordered';
export const OTHER_LINE = 'a parcel with a line of another order, or with none';
export const NOT_SHIPPED = 'a shipped order with units that are neither in a parcel nor refunded';
export const WHOLLY_SHIPPED = 'a pending order with a parcel and nothing left to ship';
export const CANCELED_PARCEL = 'a canceled order with a parcel';
export const PART_EMAIL = 'a part that was shipped without exactly one email';
export const CODE_USES = 'a discount code that is used more often than it may be';
export const CUSTOMER_USES = 'a customer with more uses of a discount code than they may have';
export const UNKNOWN_CODE = 'a use of a discount code that does not exist';
export const USE_COUNT = 'a count of a discount code that is not the number of its uses';
export const NO_CODE = 'a discount that no code gives';
export const LATE_USE =
  'a late use of another code than its order, or of one whose hold had not ended';
export const COUNT = 'a count of orders that is not their number';
export const STOCK = 'a stock below zero, or not the sum of its ledger';
export const GONE = 'units that left the stock for neither a hold nor an order';
export const HOLD = 'a hold that is not what its open checkout buys';
export const CAME_BACK = 'goods that came back otherwise than their order';
export const SOLD = 'units sold that are not those of standing orders';
export const REFUND = 'a refund of more than its order, or of none that was taken back';
export const REFUNDED_CENTS =
  'a payment whose refunded cents are not the sum of its refunds, or above it';
export const CAPTURED = 'a payment with a refund that captured another amount than its order';
export const OTHER_PART = 'a part refund of another order than its payment';
export const PART_SUM = 'a part refund that is not the sum of what it is for';
export const DELIVERY = 'refunds of a delivery above what it cost';
export const LINE_SHARE = 'refunds of a line that are not their share of what it cost';
export const PARTS_COUNTED = 'an order that counts its part refunds otherwise';
export const PART_STOCK = 'units of part refunds that are in stock otherwise than they say';
export const NO_REFUND = 'an order that was taken back without its refund';
export const PAYMENT_STATUS =
  'a payment status that its refund, disputes and warnings do not cause';
export const NOT_ON_CARD = 'a refund that never reached the card';
export const ABOVE_PAYMENT = 'refunds above their payment';
export const DAILY_SUM = 'daily sales that are not the sum of what they count';
export const DAILY_ORDER = 'an order that the daily sales count otherwise';
export const NO_NUMBER = 'a document without a number';
export const SERIES = 'a series of documents with a gap or a double';
export const DOCUMENT_COUNTER = 'a counter of documents that is not at its last number';
export const DOCUMENT_SUM = 'a document that is not the sum of its lines';
export const INVOICES = 'an order without exactly one invoice';
export const INVOICE_TOTAL = 'an invoice of another total than its order';
export const CREDIT_NOTES = 'a refund whose credit notes are not those of its state';
export const CREDITED = 'a credit note or reversal of another amount or order than its refund';
export const REVERSALS = 'a reversal that is not of one credit note';
export const BOOKED_TOTAL = 'an order whose entries in the books are not its total';
export const BOOKED_CHARGES =
  'an order whose entries in the books have another tax, delivery or discount';
export const BOOKED_RATES = 'an order whose tax in the books is not that of its rates';
export const BOOKED_PLACE = 'an order whose entries in the books go to another place';
export const BOOKED_REFUND = 'a refund whose entries in the books are not what it gave back';
export const BOOKED_DISPUTE = 'a dispute whose entries in the books are not what it took';
export const BOOKED_FEE =
  'a fee in the books that the card provider did not take, or another amount';
export const BALANCE_SUM = 'a sum of the balance that is not that of its movements';
export const BALANCE_DIFFERENCE =
  'a difference between the shop and the balance at the card provider';
export const BALANCE_TOTAL = 'a balance that the card provider does not have';
export const BOOKED_NOTHING = 'an entry in the books of what does not exist';
export const BOOKED_DAY = 'an entry in the books for another day than that of its recording';
export const LATE_HOLD = 'a hold more than a minute past its time, or past the end of its intent';
export const JOB = 'a job that failed, or that waits for more than a minute';
