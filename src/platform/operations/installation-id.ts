import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

/** Which shop this is: an id made with its database, so that two shops can share a provider. */
@Injectable()
export class InstallationId {
  private known: Promise<string> | undefined;

  constructor(private readonly database: Database) {}

  id(): Promise<string> {
    this.known ??= this.read().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<string> {
    const [row] = await this.database.read<{ id: string }>('SELECT id FROM installation');
    if (!row) throw new Error('the installation has no id');
    return row.id;
  }
}
