import { Injectable } from '@nestjs/common';
import { Repositories } from '../database/repositories.js';
import { InstallationEntity } from './installation.entity.js';

/**
 * Identifies this shop by an id created with its database, so that shops can share a provider
 * account.
 */
@Injectable()
export class InstallationId {
  private known: Promise<string> | undefined;

  constructor(private readonly repositories: Repositories) {}

  id(): Promise<string> {
    this.known ??= this.read().catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<string> {
    const row = await this.repositories.read(InstallationEntity).findOneBy({ single: true });
    if (!row) throw new Error('the installation has no id');
    return row.id;
  }
}
