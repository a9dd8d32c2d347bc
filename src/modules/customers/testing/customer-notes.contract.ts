import type { NewCustomerNote } from '../domain/customer.js';
import type { CustomerNotes } from '../ports/customer-notes.js';

const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));

/** The contract of every `CustomerNotes`. `make` returns one without notes. */
export function customerNotesContract(
  make: () => Promise<{
    notes: CustomerNotes;
    /** Two customers. */
    userId: string;
    otherId: string;
    /** An account of the staff. */
    author: { readonly id: string; readonly name: string };
    /** An order of the first customer. */
    order: { readonly id: string; readonly number: number };
    /** Ascending. */
    newId: () => string;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const opened = async () => {
    const made = await make();
    const { notes, userId, author, newId, inTransaction } = made;
    const add = async (text: string, changes: Partial<NewCustomerNote> = {}) => {
      const note = { id: newId(), userId, orderId: null, authorId: author.id, text };
      const added: NewCustomerNote = { ...note, createdAt: at(1), ...changes };
      await inTransaction(() => notes.add(added));
      return added.id;
    };
    const textsOf = async (id: string) => (await notes.of(id)).map(({ text }) => text);
    return { ...made, add, textsOf };
  };

  it('gives back a note with its author and order', async () => {
    const { notes, userId, author, order, add } = await opened();
    const stored = { userId, author, createdAt: at(1) };
    const id = await add('Calls often');
    expect(await notes.of(userId)).toEqual([{ ...stored, id, text: 'Calls often', order: null }]);
    const onOrder = await add('Deliver to the yard', { orderId: order.id });
    const about = { ...stored, id: onOrder, text: 'Deliver to the yard', order };
    expect(await notes.ofOrder(order.id)).toEqual([about]);
    expect(await notes.of(userId)).toContainEqual(about);
  });

  it('has those of a customer and of an order, the newest first', async () => {
    const { notes, userId, otherId, order, newId, add, textsOf } = await opened();
    await add('second', { createdAt: at(2), orderId: order.id });
    await add('third', { createdAt: at(3) });
    await add('first', { createdAt: at(1), orderId: order.id });
    await add('fourth', { createdAt: at(3) });
    await add('of another', { userId: otherId });
    expect(await textsOf(userId)).toEqual(['fourth', 'third', 'second', 'first']);
    expect((await notes.ofOrder(order.id)).map(({ text }) => text)).toEqual(['second', 'first']);
    expect(await textsOf(otherId)).toEqual(['of another']);
    expect([await notes.of(newId()), await notes.ofOrder(newId())]).toEqual([[], []]);
  });

  it('counts those of a customer, with those on orders', async () => {
    const { notes, userId, otherId, order, newId, add, inTransaction } = await opened();
    await add('one');
    await add('two', { orderId: order.id });
    await add('of another', { userId: otherId });
    const counts = await inTransaction(async () => [
      await notes.count(userId),
      await notes.count(otherId),
      await notes.count(newId()),
    ]);
    expect(counts).toEqual([2, 1, 0]);
  });

  it('deletes a note of its customer alone, once', async () => {
    const { notes, userId, otherId, newId, add, textsOf, inTransaction } = await opened();
    const [id] = [await add('one'), await add('two')];
    const remove = (customerId: string, noteId: string) =>
      inTransaction(() => notes.remove(customerId, noteId));
    expect([await remove(otherId, id), await remove(userId, newId())]).toEqual([false, false]);
    expect(await textsOf(userId)).toEqual(['two', 'one']);
    expect([await remove(userId, id), await remove(userId, id)]).toEqual([true, false]);
    expect(await textsOf(userId)).toEqual(['two']);
  });
}
