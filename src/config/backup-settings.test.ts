import { loadEnv, SettingsError } from './env.js';

/** A pair of age-keygen. */
const AGE_KEY = 'age13gk7p65zstpywkp4q44n9k74a6uxwah2f6l7zur6zlvgj6axt5rsxsgtr2';
const AGE_IDENTITY = 'AGE-SECRET-KEY-14PVKVKTQRVG38V29EE9C8SX224SV6Y9TAF57SE7W3DTZ2L09QMPQ0TLNML';

function reasonsOf(source: Record<string, string>): readonly string[] {
  try {
    loadEnv(source);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.reasons;
    throw error;
  }
}

describe('the settings of backups in a bucket', () => {
  it('send backups to a bucket for whole keys only', () => {
    const bucket = { BACKUP_S3_BUCKET: 'offsite' };
    expect(reasonsOf(bucket)).toEqual([
      expect.stringMatching(/^BACKUP_AGE_RECIPIENTS is missing: .* encrypted only/),
    ]);
    expect(reasonsOf({ BACKUP_AGE_RECIPIENTS: AGE_KEY })).toEqual([
      expect.stringContaining('BACKUP_AGE_RECIPIENTS is set without BACKUP_S3_BUCKET'),
    ]);
    for (const BACKUP_AGE_RECIPIENTS of [
      AGE_KEY.replace('q', 'p'),
      'age1pq1x',
      AGE_IDENTITY,
      ',',
    ]) {
      expect(reasonsOf({ ...bucket, BACKUP_AGE_RECIPIENTS })).toEqual([
        'BACKUP_AGE_RECIPIENTS: takes public keys age1… of age-keygen, comma-joined',
      ]);
    }
    const keys = { BACKUP_AGE_RECIPIENTS: `${AGE_KEY}, ${AGE_KEY}` };
    expect(loadEnv({ ...bucket, ...keys }).BACKUP_AGE_RECIPIENTS).toEqual([AGE_KEY, AGE_KEY]);
  });

  it('take the identity of a file of age-keygen', () => {
    const file = `# created: 2026-11-30T12:00:00Z\n# public key: age1x\n${AGE_IDENTITY}\n`;
    expect(loadEnv({ BACKUP_AGE_IDENTITY: file }).BACKUP_AGE_IDENTITY).toEqual([AGE_IDENTITY]);
    for (const BACKUP_AGE_IDENTITY of ['# nothing', AGE_KEY, AGE_IDENTITY.slice(0, -1)]) {
      expect(reasonsOf({ BACKUP_AGE_IDENTITY })).toEqual([
        'BACKUP_AGE_IDENTITY: takes AGE-SECRET-KEY-1…, or what is in a file of age-keygen',
      ]);
    }
  });

  it('name the objects of backups by a prefix that ends in a slash', () => {
    const prefixes = ['', 'shop', 'shop/backups/'].map(
      (BACKUP_S3_PREFIX) => loadEnv({ BACKUP_S3_PREFIX }).BACKUP_S3_PREFIX,
    );
    expect(prefixes).toEqual(['backups/', 'shop/', 'shop/backups/']);
    for (const BACKUP_S3_PREFIX of ['/shop', 'a//b', 'a b', '/']) {
      expect(reasonsOf({ BACKUP_S3_PREFIX })).toEqual([
        expect.stringMatching(/^BACKUP_S3_PREFIX: takes letters, digits/),
      ]);
    }
  });

  it('refuse half of the keys of a store of backups', () => {
    const [id, secret] = ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'];
    expect(reasonsOf({ [id!]: 'x' })).toEqual([`${id} is set without ${secret}`]);
    expect(reasonsOf({ [secret!]: 'x' })).toEqual([`${secret} is set without ${id}`]);
  });
});
