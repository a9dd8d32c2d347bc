import type { Page, PageRequest } from '../../../kernel/page.js';
import { settingsEditedMeanwhile, type SettingsVersion } from '../domain/settings-version.js';
import { SettingsRepository } from '../ports/settings-repository.js';

/** The versions of the settings, in memory. */
export class FakeSettingsRepository extends SettingsRepository {
  readonly versions: SettingsVersion[] = [];

  async latest(): Promise<SettingsVersion> {
    const latest = this.versions.at(-1);
    if (!latest) throw new Error('The settings have no version yet.');
    return latest;
  }

  async find(version: number): Promise<SettingsVersion | undefined> {
    return this.versions.find((one) => one.version === version);
  }

  async history({ page, limit }: PageRequest): Promise<Page<SettingsVersion>> {
    const all = this.versions.toReversed();
    const items = all.slice((page - 1) * limit, page * limit);
    return { items, page, limit, total: all.length, totalIsExact: true };
  }

  async addFirst(version: SettingsVersion): Promise<void> {
    if (this.versions.length === 0) this.versions.push(version);
  }

  async add(version: SettingsVersion): Promise<void> {
    if (await this.find(version.version)) {
      throw settingsEditedMeanwhile(version);
    }
    this.versions.push(version);
  }
}
