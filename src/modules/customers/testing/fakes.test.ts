import { CountingIds } from '../../../kernel/testing/fakes.js';
import { customerNotesContract } from './customer-notes.contract.js';
import { erasureListContract } from './erasure-list.contract.js';
import { erasuresContract } from './erasures.contract.js';
import { FakeCustomerNotes } from './fake-customer-notes.js';
import { FakeErasureList } from './fake-erasure-list.js';
import { FakeErasures } from './fake-erasures.js';

const inTransaction = <Result>(work: () => Promise<Result>) => work();

describe('notes in memory', () => {
  customerNotesContract(async () => {
    const [notes, ids] = [new FakeCustomerNotes(), new CountingIds()];
    return {
      notes,
      userId: 'ann',
      otherId: 'bob',
      newId: () => ids.next(),
      inTransaction,
      author: { id: 'boss', name: notes.authorName },
      order: { id: 'order', number: notes.orderNumber },
    };
  });
});

describe('erasures in memory', () => {
  erasuresContract(async () => {
    const [erasures, ids] = [new FakeErasures(), new CountingIds()];
    const timeOf = async (userId: string) => erasures.rows.get(userId);
    return { erasures, timeOf, newId: () => ids.next(), inTransaction };
  });
});

describe('the list of erasures in memory', () => {
  erasureListContract(async () => new FakeErasureList());
});
