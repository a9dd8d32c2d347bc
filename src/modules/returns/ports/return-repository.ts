import type { ReturnState } from '../../../../common/contract/order-return.js';
import type { REFUND_STATUSES } from '../../../../common/contract/refund.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { OrderReturn, ReturnLine } from '../domain/order-return.js';

/** Stores returns. Writes join the caller's transaction, which has locked the order. */
export abstract class ReturnRepository {
  /** @throws Error for a second return of one number or one key of its order */
  abstract add(orderReturn: OrderReturn): Promise<void>;
  /** Stores state, answer, received units and refund. */
  abstract save(orderReturn: OrderReturn): Promise<void>;
  /** Undefined for an unknown or malformed id. */
  abstract find(id: string): Promise<OrderReturn | undefined>;
  abstract findByRefund(refundId: string): Promise<OrderReturn | undefined>;
  /** By number. */
  abstract ofOrder(orderId: string): Promise<readonly OrderReturn[]>;
}

/** An image of a return; sizes in pixels. */
export interface ReturnImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A return as it is read. */
export interface ReturnRecord extends Omit<OrderReturn, 'lines' | 'requestKey'> {
  readonly orderNumber: number;
  /** The account that placed the order. */
  readonly userId: string;
  /** As at checkout. */
  readonly customerName: string;
  readonly lines: readonly (ReturnLine & { readonly name: string })[];
  /** In the shopper's sequence. */
  readonly images: readonly ReturnImage[];
  /** The refund of what was received. */
  readonly refund: {
    readonly id: string;
    readonly status: (typeof REFUND_STATUSES)[number];
    readonly amountCents: number;
    /** Why it failed. */
    readonly error: string | null;
  } | null;
}

/** The filter of the list in the back office. */
export interface ReturnFilter extends PageRequest {
  /** All where absent. */
  readonly states?: readonly ReturnState[] | undefined;
  readonly descending: boolean;
}

/** Reads of returns; in the caller's transaction where one is open. */
export abstract class ReturnQueries {
  /** By the time of the request. */
  abstract list(filter: ReturnFilter): Promise<Page<ReturnRecord>>;
  /** Undefined for an unknown or malformed id. */
  abstract find(id: string): Promise<ReturnRecord | undefined>;
  /** By number. */
  abstract ofOrder(orderId: string): Promise<readonly ReturnRecord[]>;
}
