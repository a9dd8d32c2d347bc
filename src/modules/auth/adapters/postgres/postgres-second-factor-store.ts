import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { asNumber } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { Passkey, SecondFactors } from '../../domain/second-factor.js';
import { SecondFactorStore } from '../../ports/second-factor-store.js';
import { PasskeyEntity, RecoveryCodeEntity, TotpFactorEntity } from './factors.entity.js';
import { UserEntity } from './user.entity.js';

/** The tables `totp_factor`, `passkey` and `recovery_code`. */
@Injectable()
export class PostgresSecondFactorStore extends SecondFactorStore {
  /** One read, because it follows every right password. */
  private readonly factorOwner = this.statements.prepare({
    select: columns(UserEntity, 'users', ['id']),
    params: ['userId'],
    build: (query) => {
      const totp = query
        .subQuery()
        .select('1')
        .from(TotpFactorEntity, 'totp')
        .where('totp.userId = :userId AND totp.confirmedAt IS NOT NULL');
      const passkey = query
        .subQuery()
        .select('1')
        .from(PasskeyEntity, 'passkey')
        .where('passkey.userId = :userId');
      return query
        .from(UserEntity, 'users')
        .where('users.id = :userId')
        .andWhere(`(EXISTS ${totp.getQuery()} OR EXISTS ${passkey.getQuery()})`);
    },
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async factorsOf(userId: string): Promise<SecondFactors> {
    const [totp] = await this.statements.select({
      select: columns(TotpFactorEntity, 'totp', ['secret', 'confirmedAt', 'lastStep']),
      build: (query) => query.from(TotpFactorEntity, 'totp').where({ userId }),
    });
    const passkeys = await this.statements.select({
      select: columns(PasskeyEntity, 'passkey', [
        ...(['id', 'credentialId', 'publicKey', 'counter', 'transports'] as const),
        ...(['name', 'createdAt', 'lastUsedAt'] as const),
      ]),
      build: (query) =>
        query.from(PasskeyEntity, 'passkey').where({ userId }).orderBy('passkey.createdAt'),
    });
    const codes = await this.statements.selectExactlyOne({
      select: { count: computed('count(*)::integer', asNumber) },
      build: (query) => query.from(RecoveryCodeEntity, 'code').where({ userId }),
    });
    return {
      totp,
      passkeys: passkeys.map((row) => ({ ...row, counter: Number(row.counter) })),
      recoveryCodes: codes.count,
    };
  }

  async hasAny(userId: string): Promise<boolean> {
    return (await this.factorOwner.one({ userId })) !== undefined;
  }

  async credentialIdsOf(userId: string): Promise<readonly string[]> {
    const apps = await this.repositories
      .read(TotpFactorEntity)
      .find({ select: { secret: true }, where: { userId, confirmedAt: Not(IsNull()) } });
    const passkeys = await this.repositories
      .read(PasskeyEntity)
      .find({ select: { credentialId: true }, where: { userId } });
    const codes = await this.repositories
      .read(RecoveryCodeEntity)
      .find({ select: { hash: true }, where: { userId } });
    return [
      ...apps.map(({ secret }) => secret),
      ...passkeys.map(({ credentialId }) => credentialId),
      ...codes.map(({ hash }) => hash),
    ].sort();
  }

  async lock(userId: string): Promise<void> {
    await this.repositories
      .write(UserEntity)
      .createQueryBuilder('users')
      .select('users.id')
      .where({ id: userId })
      .setLock('for_no_key_update')
      .getMany();
  }

  async startTotp(userId: string, secret: string, now: Date): Promise<boolean> {
    await this.totp.delete({ userId, confirmedAt: IsNull() });
    const result = await this.totp
      .createQueryBuilder()
      .insert()
      .values({ userId, secret, createdAt: now })
      .orIgnore()
      .returning(['userId'])
      .execute();
    const added = this.statements.returned(result, columns(TotpFactorEntity, 'totp', ['userId']));
    return added.length === 1;
  }

  async confirmTotp(userId: string, step: number, now: Date): Promise<boolean> {
    const confirmed = { confirmedAt: now, lastStep: step };
    const { affected } = await this.totp.update({ userId, confirmedAt: IsNull() }, confirmed);
    return affected === 1;
  }

  async useTotpStep(userId: string, step: number): Promise<boolean> {
    const { affected } = await this.totp
      .createQueryBuilder()
      .update()
      .set({ lastStep: step })
      .where({ userId, confirmedAt: Not(IsNull()) })
      .andWhere('(last_step IS NULL OR last_step < :step)', { step })
      .execute();
    return affected === 1;
  }

  totpSecrets(afterUserId: string | undefined, limit: number) {
    return this.repositories.read(TotpFactorEntity).find({
      select: { userId: true, secret: true },
      where: afterUserId === undefined ? {} : { userId: MoreThan(afterUserId) },
      order: { userId: 'ASC' },
      take: limit,
    });
  }

  async replaceTotpSecret(userId: string, secret: string): Promise<void> {
    await this.totp.update({ userId }, { secret });
  }

  async removeTotp(userId: string): Promise<boolean> {
    const { affected } = await this.totp.delete({ userId });
    return affected === 1;
  }

  async addPasskey(userId: string, passkey: Passkey): Promise<boolean> {
    const { counter, transports } = passkey;
    const row = { ...passkey, userId, counter: String(counter), transports: [...transports] };
    const result = await this.passkeys
      .createQueryBuilder()
      .insert()
      .values(row satisfies PasskeyEntity)
      .orIgnore()
      .returning(['id'])
      .execute();
    return this.statements.returned(result, columns(PasskeyEntity, 'passkey', ['id'])).length === 1;
  }

  async usePasskey({ id, counter }: Passkey, newCounter: number, now: Date): Promise<boolean> {
    const used = { counter: String(newCounter), lastUsedAt: now };
    const { affected } = await this.passkeys.update({ id, counter: String(counter) }, used);
    return affected === 1;
  }

  async removePasskey(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.passkeys.delete({ id, userId });
    return affected === 1;
  }

  async replaceRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void> {
    await this.recoveryCodes.delete({ userId });
    if (hashes.length > 0) {
      await this.recoveryCodes.insert(hashes.map((hash) => ({ userId, hash })));
    }
  }

  async useRecoveryCode(userId: string, hash: string): Promise<boolean> {
    const { affected } = await this.recoveryCodes.delete({ userId, hash });
    return affected === 1;
  }

  async removeAll(userId: string): Promise<boolean> {
    const [totp, passkeys] = [
      await this.totp.delete({ userId, confirmedAt: Not(IsNull()) }),
      await this.passkeys.delete({ userId }),
    ];
    await this.totp.delete({ userId });
    await this.recoveryCodes.delete({ userId });
    return Boolean(totp.affected || passkeys.affected);
  }

  private get totp() {
    return this.repositories.write(TotpFactorEntity);
  }

  private get passkeys() {
    return this.repositories.write(PasskeyEntity);
  }

  private get recoveryCodes() {
    return this.repositories.write(RecoveryCodeEntity);
  }
}
