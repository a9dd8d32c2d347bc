import { Injectable } from '@nestjs/common';
import { hostname } from 'node:os';
import { Env } from '../../../../config/env.js';
import { backupFolder } from '../../../../platform/backup/scheduled/backup-files.js';
import { freeShare, isSameDisk } from '../../../../platform/data-dir.js';
import { withoutAddresses } from '../../../../platform/logging/without-addresses.js';
import { DependencyChecks } from '../../../../platform/operations/dependency-checks.js';
import type { DependencyReading, DiskReading } from '../../domain/shop-problems.js';
import { ProcessReadings } from '../../ports/alarms.js';

/** Asks the disks of this machine, and the services as this process reaches them. */
@Injectable()
export class DiskAndServiceReadings extends ProcessReadings {
  constructor(
    private readonly env: Env,
    private readonly checks: DependencyChecks,
  ) {
    super();
  }

  async disks(): Promise<readonly DiskReading[]> {
    const { DATA_DIR: data } = this.env;
    const backups = backupFolder(this.env);
    // One full disk is one alarm.
    const isOne = await isSameDisk(data, backups);
    const readings = await Promise.all([
      readingOf('data', data),
      ...(isOne ? [] : [readingOf('backups', backups)]),
    ]);
    return readings.flat();
  }

  async dependencies(): Promise<readonly DependencyReading[]> {
    const states = await this.checks.states();
    return states.map(({ name, isUp, problem }) => ({
      name,
      isUp,
      problem: problem && withoutAddresses(problem),
    }));
  }
}

async function readingOf(folder: DiskReading['folder'], path: string): Promise<DiskReading[]> {
  const share = await freeShare(path);
  return share === undefined ? [] : [{ folder, host: hostname(), freeShare: share }];
}
