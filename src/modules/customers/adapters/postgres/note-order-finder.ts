import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { folded, hasTerm } from '../../../../platform/database/folded-text.js';
import { Statements } from '../../../../platform/database/statements.js';
import { MOST_FOUND, OrderFinders } from '../../../orders/index.js';
import { CustomerNoteEntity } from './entities.js';

/** Finds orders by the notes of the staff on them. */
@Injectable()
export class NoteOrderFinder implements OnModuleInit {
  constructor(
    private readonly finders: OrderFinders,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.finders.add((searchTerm) => this.find(searchTerm));
  }

  private async find(term: string): Promise<readonly string[]> {
    const notes = await this.statements.select({
      select: { orderId: computed('note.order_id', asText) },
      build: (query) =>
        query
          .from(CustomerNoteEntity, 'note')
          .where(`${hasTerm(folded('note.text'), 'term')} AND note.orderId IS NOT NULL`, { term })
          .limit(MOST_FOUND),
    });
    return notes.map(({ orderId }) => orderId);
  }
}
