import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { CustomerNoteEntity } from './customer-note.entity.js';

/** What the staff wrote about a person. */
@Injectable()
export class NoteData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'notes';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  export({ userId }: DataSubject): Promise<unknown> {
    return this.repositories.read(CustomerNoteEntity).find({
      select: { text: true, createdAt: true },
      where: { userId },
      order: { createdAt: 'ASC' },
    });
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.repositories.write(CustomerNoteEntity).delete({ userId });
  }
}
