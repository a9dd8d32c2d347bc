import { Injectable } from '@nestjs/common';
import { Check, Column, Entity, Generated, PrimaryColumn } from 'typeorm';
import { Repositories } from '../database/repositories.js';

/** The single row that identifies this installation, and says what it was tried with. */
@Entity('installation')
@Check('installation_single_check', 'single')
export class InstallationEntity {
  @PrimaryColumn('boolean', { default: true })
  single!: boolean;

  @Column('uuid')
  @Generated('uuid')
  id!: string;

  /** When the demo's catalog was made. */
  @Column('timestamptz', { nullable: true })
  seededAt!: Date | null;

  /** When the demo had made its accounts; null also in a shop of earlier releases with the demo's catalog. */
  @Column('timestamptz', { nullable: true })
  demoUsedAt!: Date | null;

  /** When a process first ran on the card stand-in. */
  @Column('timestamptz', { nullable: true })
  standInUsedAt!: Date | null;

  /** When the card provider was first found to know a payment of this shop. */
  @Column('timestamptz', { nullable: true })
  realPaymentsFoundAt!: Date | null;
}

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
