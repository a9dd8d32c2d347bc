import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Person, ProfileChanges } from '../domain/person.js';
import { PersonStore } from '../ports/person-store.js';

/** Changes what a person says of themselves. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: PersonStore,
  ) {}

  /** @throws EmailTaken @throws NotFound */
  async execute(personId: string, changes: ProfileChanges): Promise<Person> {
    return this.unitOfWork.run(async () => {
      const changed = await this.people.change(personId, changes);
      if (!changed) throw new NotFound('Person');
      return changed.after;
    });
  }
}
