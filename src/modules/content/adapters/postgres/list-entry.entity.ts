import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ContentListId } from '../../../../../common/contract/content-lists.js';
import type { EntryValues } from '../../domain/list-entry.js';

/** An entry of a content list, such as a question or a testimonial. */
@Entity('content_entry')
@Index('content_entry_position', ['list', 'position', 'id'])
export class ListEntryEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  list!: ContentListId;

  /** The fields of the list; an image by its name in the store. */
  @Column('jsonb')
  values!: EntryValues;

  @Column('boolean')
  isShown!: boolean;

  @Column('int')
  version!: number;

  @Column('int')
  position!: number;
}
