import { Injectable } from '@nestjs/common';
import {
  column,
  columns,
  computed,
  optional,
  type RowOf,
} from '../../../../platform/database/fields.js';
import { asNumber, asText } from '../../../../platform/database/decode.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { CustomerNote, NewCustomerNote } from '../../domain/customer.js';
import { CustomerNotes } from '../../ports/customer-notes.js';
import { CustomerNoteEntity } from './entities.js';

const NOTE = {
  ...columns(CustomerNoteEntity, 'note', ['id', 'userId', 'text', 'createdAt']),
  authorId: column(CustomerNoteEntity, 'note', 'authorId'),
  orderId: column(CustomerNoteEntity, 'note', 'orderId'),
  ...optional({
    authorName: computed('author.name', asText),
    orderNumber: computed('about.number', asNumber),
  }),
};

const newestFirst = (query: AnyQuery) =>
  query
    .from(CustomerNoteEntity, 'note')
    .leftJoin('users', 'author', 'author.id = note.author_id')
    .leftJoin('orders', 'about', 'about.id = note.order_id')
    .orderBy('note.createdAt', 'DESC')
    .addOrderBy('note.id', 'DESC');

function toNote(row: RowOf<typeof NOTE>): CustomerNote {
  const { authorId, authorName, orderId, orderNumber, ...note } = row;
  return {
    ...note,
    author: authorId === null ? null : { id: authorId, name: authorName ?? '' },
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
  };
}

/** The table `customer_note`. */
@Injectable()
export class PostgresCustomerNotes extends CustomerNotes {
  private readonly ofUser = this.statements.prepare({
    select: NOTE,
    params: ['userId'],
    build: (query) => newestFirst(query).where('note.userId = :userId'),
  });
  private readonly aboutOrder = this.statements.prepare({
    select: NOTE,
    params: ['orderId'],
    build: (query) => newestFirst(query).where('note.orderId = :orderId'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async of(userId: string): Promise<readonly CustomerNote[]> {
    return (await this.ofUser.many({ userId })).map(toNote);
  }

  async ofOrder(orderId: string): Promise<readonly CustomerNote[]> {
    return (await this.aboutOrder.many({ orderId })).map(toNote);
  }

  count(userId: string): Promise<number> {
    return this.repositories.write(CustomerNoteEntity).countBy({ userId });
  }

  async add(note: NewCustomerNote): Promise<void> {
    await this.repositories.write(CustomerNoteEntity).insert(note);
  }

  async remove(userId: string, noteId: string): Promise<boolean> {
    const { affected } = await this.repositories
      .write(CustomerNoteEntity)
      .delete({ id: noteId, userId });
    return affected === 1;
  }
}
