import { type DataSubject, PersonalDataSource } from '../../../kernel/personal-data.js';

/** A source of personal data that records whom it erased. */
export class RecordedDataSource extends PersonalDataSource {
  readonly erased: DataSubject[] = [];
  reasons: readonly string[] = [];
  held: unknown = [];

  constructor(readonly section: string) {
    super();
  }

  override async obstacles(): Promise<readonly string[]> {
    return this.reasons;
  }
  async export({ userId, emails }: DataSubject): Promise<unknown> {
    return this.held === null ? null : [userId, emails, this.held];
  }
  async erase({ userId, emails }: DataSubject): Promise<void> {
    this.erased.push({ userId, emails });
  }
}
