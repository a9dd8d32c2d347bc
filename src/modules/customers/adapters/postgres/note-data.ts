import { Injectable } from '@nestjs/common';
import { UserRowsData } from '../../../../platform/personal-data/user-rows-data.js';
import { CustomerNoteEntity } from './entities.js';

/** What the staff wrote about a person. */
@Injectable()
export class NoteData extends UserRowsData<CustomerNoteEntity> {
  readonly section = 'notes';
  protected readonly entity = CustomerNoteEntity;
  protected readonly exported = ['text', 'createdAt'] as const;
}
