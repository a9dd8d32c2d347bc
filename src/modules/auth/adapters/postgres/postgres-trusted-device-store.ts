import { Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { deleteUpTo } from '../../../../platform/database/delete-up-to.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { MAX_TRUSTED_DEVICES, type TrustedDevice } from '../../domain/trusted-device.js';
import { TrustedDeviceStore } from '../../ports/trusted-device-store.js';
import { TrustedDeviceEntity } from './trusted-device.entity.js';

const NEWEST_FIRST = { expiresAt: 'DESC', deviceHash: 'ASC' } as const;

/** The table `trusted_device`. */
@Injectable()
export class PostgresTrustedDeviceStore extends TrustedDeviceStore {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  ofUser(userId: string, now: Date): Promise<readonly TrustedDevice[]> {
    return this.repositories
      .read(TrustedDeviceEntity)
      .find({ where: { userId, expiresAt: MoreThan(now) }, order: NEWEST_FIRST });
  }

  async add(device: TrustedDevice): Promise<void> {
    const { userId, proof, credentialsHash } = device;
    await this.rows.delete({ userId, credentialsHash: Not(credentialsHash) });
    await this.rows
      .createQueryBuilder()
      .insert()
      .values(device)
      .orUpdate(['credentials_hash', 'expires_at'], ['user_id', 'device_hash', 'proof'])
      .updateEntity(false)
      .execute();
    const older = await this.rows.find({
      where: { userId, proof },
      order: NEWEST_FIRST,
      skip: MAX_TRUSTED_DEVICES,
      take: MAX_TRUSTED_DEVICES,
    });
    for (const { deviceHash } of older) await this.rows.delete({ userId, deviceHash, proof });
  }

  async rehash(userId: string, from: string, to: string): Promise<void> {
    await this.rows.update({ userId, credentialsHash: from }, { credentialsHash: to });
  }

  deleteExpired(now: Date, limit: number): Promise<number> {
    return deleteUpTo(this.rows, limit, 'old.expiresAt < :now', { now });
  }

  private get rows() {
    return this.repositories.write(TrustedDeviceEntity);
  }
}
