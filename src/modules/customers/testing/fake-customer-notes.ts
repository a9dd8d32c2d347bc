import type { CustomerNote, NewCustomerNote } from '../domain/customer.js';
import { CustomerNotes } from '../ports/customer-notes.js';

/** Notes in memory: all by one name, and on orders of one number. */
export class FakeCustomerNotes extends CustomerNotes {
  readonly authorName = 'Max';
  readonly orderNumber = 100_001;
  private rows: readonly NewCustomerNote[] = [];

  async of(userId: string): Promise<readonly CustomerNote[]> {
    return this.those((note) => note.userId === userId);
  }

  async ofOrder(orderId: string): Promise<readonly CustomerNote[]> {
    return this.those((note) => note.orderId === orderId);
  }

  async count(userId: string): Promise<number> {
    return (await this.of(userId)).length;
  }

  async add(note: NewCustomerNote): Promise<void> {
    this.rows = [...this.rows, note];
  }

  async remove(userId: string, noteId: string): Promise<boolean> {
    const left = this.rows.filter(({ id, userId: of }) => id !== noteId || of !== userId);
    const isRemoved = left.length < this.rows.length;
    this.rows = left;
    return isRemoved;
  }

  private those(isWanted: (note: NewCustomerNote) => boolean): CustomerNote[] {
    return this.rows
      .filter(isWanted)
      .sort(newestFirst)
      .map(({ authorId, orderId, ...note }) => ({
        ...note,
        author: { id: authorId, name: this.authorName },
        order: orderId === null ? null : { id: orderId, number: this.orderNumber },
      }));
  }
}

function newestFirst(one: NewCustomerNote, other: NewCustomerNote): number {
  const ms = other.createdAt.getTime() - one.createdAt.getTime();
  return ms || (one.id < other.id ? 1 : -1);
}
