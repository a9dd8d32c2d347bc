import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { makeS3Client } from '../../src/platform/storage/s3-client.js';
import { type AgeKeys, newAgeKeys } from './age-keys.js';
import { startTestS3, type TestS3 } from './test-s3.js';

/** A bucket for backups in a store of its own, with the keys of the server and of the shop's owner. */
export interface BackupBucketForTest {
  readonly s3: TestS3;
  readonly name: string;
  readonly server: AgeKeys;
  readonly owner: AgeKeys;
  /** Of a shop that stores its backups there, without an identity. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of a machine that only restores from there. */
  readonly access: Readonly<Record<string, string>>;
}

const PREFIX = 'shop/';

export async function startBackupBucket(): Promise<BackupBucketForTest> {
  const [s3, server, owner] = [
    await startTestS3('BACKUPS', 'BACKUPS'),
    await newAgeKeys(),
    await newAgeKeys(),
  ];
  const name = 'offsite';
  await makeBucket(s3, name);
  const access = {
    BACKUP_S3_ENDPOINT: s3.settings.S3_ENDPOINT!,
    BACKUP_S3_ACCESS_KEY_ID: s3.settings.S3_ACCESS_KEY_ID!,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.settings.S3_SECRET_ACCESS_KEY!,
  };
  const settings = {
    ...access,
    BACKUP_S3_BUCKET: name,
    BACKUP_S3_PREFIX: PREFIX,
    BACKUP_AGE_RECIPIENTS: `${server.recipient},${owner.recipient}`,
  };
  return { s3, name, server, owner, settings, access };
}

async function makeBucket({ settings }: TestS3, name: string): Promise<void> {
  const client = makeS3Client(
    {
      endpoint: settings.S3_ENDPOINT,
      region: 'us-east-1',
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    },
    {},
  );
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}
