/** The account of a person whose data is exported or erased. */
export interface DataSubject {
  readonly userId: string;
  /**
   * The email addresses that are taken to be this person's. What is held by address and by no account,
   * such as a contact message, is theirs. Empty where nobody has made sure.
   */
  readonly emails: readonly string[];
}

/**
 * What one table or module holds of a person. Each one is added to the `PersonalDataRegistry`; tests ask it of each
 * new table: `personal-data.test.ts` and `erase-customer.test.ts`.
 */
export abstract class PersonalDataSource {
  /** The name of its section in an exported file. */
  abstract readonly section: string;

  /** The entities whose rows with the person's `userId` it deletes, all of them. */
  get erasedEntities(): readonly (new () => object)[] {
    return [];
  }

  /** Why the person cannot be erased now, each a sentence for people. Locks what it depends on. */
  async obstacles(_subject: DataSubject): Promise<readonly string[]> {
    return [];
  }

  /** All that it holds of the person, as JSON; null for what says nothing beyond other sections. */
  abstract export(subject: DataSubject): Promise<unknown>;

  /**
   * Deletes or anonymizes it. Joins the caller's transaction, without a call over the network, and may be
   * repeated. What is done later, such as the deletion of a file, is a job.
   */
  abstract erase(subject: DataSubject): Promise<void>;
}

/** All sources of personal data. Each adds itself when its module starts. */
export class PersonalDataRegistry {
  private readonly added = new Map<string, PersonalDataSource>();

  /** @throws Error where another source has the section. */
  add(source: PersonalDataSource): void {
    const other = this.added.get(source.section);
    if (other && other !== source) throw new Error(`two sources are called ${source.section}`);
    this.added.set(source.section, source);
  }

  /** By the names of their sections. */
  get sources(): readonly PersonalDataSource[] {
    return [...this.added.values()].sort((one, other) => (one.section < other.section ? -1 : 1));
  }
}
