import { Injectable } from '@nestjs/common';
import { storedSettingsFrom } from '../../../../../common/contract/current-settings.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { settingsEditedMeanwhile, type SettingsVersion } from '../../domain/settings-version.js';
import { SettingsRepository } from '../../ports/settings-repository.js';
import { SettingsVersionEntity } from './entities.js';

const NEWEST_FIRST = { version: 'DESC' } as const;

@Injectable()
export class PostgresSettingsRepository extends SettingsRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly invalidation: CacheInvalidation,
  ) {
    super();
  }

  async latest(): Promise<SettingsVersion> {
    const [row] = await this.versions.find({ order: NEWEST_FIRST, take: 1 });
    if (!row) throw new Error('The settings have no version yet.');
    return toVersion(row);
  }

  async find(version: number): Promise<SettingsVersion | undefined> {
    const row = await this.versions.findOneBy({ version });
    return row ? toVersion(row) : undefined;
  }

  async history(request: PageRequest): Promise<Page<SettingsVersion>> {
    const { page, limit } = request;
    const [rows, total] = await this.versions.findAndCount({
      order: NEWEST_FIRST,
      take: limit,
      skip: offsetOf(request),
    });
    return { items: rows.map(toVersion), page, limit, total, totalIsExact: true };
  }

  async addFirst(version: SettingsVersion): Promise<void> {
    const insert = this.repositories.write(SettingsVersionEntity).createQueryBuilder().insert();
    await insert.values(toRow(version)).orIgnore().execute();
  }

  async add(version: SettingsVersion): Promise<void> {
    afterCommit(this.announce);
    await this.repositories
      .write(SettingsVersionEntity)
      .insert(toRow(version))
      .catch((error: unknown) => {
        if (brokenConstraint(error) !== 'shop_settings_version_pkey') throw error;
        throw settingsEditedMeanwhile(version);
      });
  }

  private get versions() {
    return this.repositories.read(SettingsVersionEntity);
  }

  private readonly announce = () => this.invalidation.announce('settings');
}

const toRow = ({ version, values, changes, at, userId, restoredFrom }: SettingsVersion) =>
  ({ version, values, changes, at, userId, restoredFrom }) satisfies SettingsVersionEntity;

const toVersion = ({ values, ...row }: SettingsVersionEntity) =>
  ({ ...row, values: storedSettingsFrom(values) }) satisfies SettingsVersion;
