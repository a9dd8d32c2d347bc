import { randomUUID } from 'node:crypto';
import { loadEnv } from '../../config/env.js';
import { startTestS3, type TestS3 } from '../../../test/support/test-s3.js';
import { nameOf } from './media-name.js';
import { S3MediaStore } from './s3-media-store.js';
import { describeMediaStore } from './testing/media-store-contract.js';

let s3: TestS3;
const stores: S3MediaStore[] = [];
const open = (more: Record<string, string> = {}) => {
  const bucket = `media-${randomUUID()}`;
  const env = loadEnv({ ...s3.settings, S3_BUCKET: bucket, ...more });
  const store = new S3MediaStore({ ...env, S3_BUCKET: bucket });
  stores.push(store);
  return store;
};

beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(async () => {
  for (const store of stores) store.onApplicationShutdown();
  await s3.close();
});

describe('S3MediaStore', () => {
  describeMediaStore(open);

  it('hands browsers the address of the bucket where it has one', () => {
    const name = nameOf(Buffer.from('picture'), 'jpg');
    expect(open().urlOf(name)).toBe(`/media/${name}`);
    const far = open({ S3_PUBLIC_URL: 'https://media.example/shop/' });
    expect(far.urlOf(name)).toBe(`https://media.example/shop/${name}`);
  });

  it('says when the store is away, in place of having lost the file', async () => {
    const store = open({ S3_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(store.get(nameOf(Buffer.from('picture'), 'jpg'))).rejects.toThrow();
  });
});
