import type { Tracking } from '../../../../common/contract/parcel.js';
import type { DomainError } from '../../../kernel/domain-error.js';

/** A row of a list of shipments: the rest of an order, in one parcel. */
export interface ListedShipment {
  /** The line of the list on which it stands. */
  readonly line: number;
  readonly orderNumber: number;
  readonly tracking: Tracking;
}

/** What became, or would become, of a row; `refusal` is undefined where it was shipped. */
export interface ShipmentResult {
  readonly line: number;
  /** As it stands in the list. */
  readonly order: string;
  readonly refusal: DomainError | undefined;
}
