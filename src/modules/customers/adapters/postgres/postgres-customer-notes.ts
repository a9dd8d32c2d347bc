import { Injectable } from '@nestjs/common';
import { column, columns, optional } from '../../../../platform/database/fields.js';
import { asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { CustomerNote, NewCustomerNote } from '../../domain/customer-note.js';
import { CustomerNotes } from '../../ports/customer-notes.js';
import { CustomerNoteEntity } from './customer-note.entity.js';

/** The table `customer_note`. */
@Injectable()
export class PostgresCustomerNotes extends CustomerNotes {
  private readonly ofUser = this.statements.prepare({
    select: {
      ...columns(CustomerNoteEntity, 'note', ['id', 'userId', 'text', 'createdAt']),
      authorId: column(CustomerNoteEntity, 'note', 'authorId'),
      ...optional({ authorName: computed('author.name', asText) }),
    },
    params: ['userId'],
    build: (query) =>
      query
        .from(CustomerNoteEntity, 'note')
        .leftJoin('users', 'author', 'author.id = note.author_id')
        .where('note.userId = :userId')
        .orderBy('note.createdAt', 'DESC')
        .addOrderBy('note.id', 'DESC'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async of(userId: string): Promise<readonly CustomerNote[]> {
    const notes = await this.ofUser.many({ userId });
    return notes.map(({ authorId, authorName, ...note }) => ({
      ...note,
      author: authorId === null ? null : { id: authorId, name: authorName ?? '' },
    }));
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
