import type { CustomerNote, NewCustomerNote } from '../domain/customer.js';

/** The notes of each customer and their orders. Writes join the caller's transaction. */
export abstract class CustomerNotes {
  /** Those on their orders, too; newest first. */
  abstract of(userId: string): Promise<readonly CustomerNote[]>;
  /** Newest first. */
  abstract ofOrder(orderId: string): Promise<readonly CustomerNote[]>;
  abstract count(userId: string): Promise<number>;
  abstract add(note: NewCustomerNote): Promise<void>;
  /** Whether the customer had such a note. */
  abstract remove(userId: string, noteId: string): Promise<boolean>;
}
