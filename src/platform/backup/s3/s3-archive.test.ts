import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type AgeKeys, newAgeKeys } from '../../../../test/support/age-keys.js';
import {
  BUCKET,
  type MemoryS3,
  refuse,
  startMemoryS3,
} from '../../../../test/support/memory-s3.js';
import { loadEnv } from '../../../config/env.js';
import { isTransient } from '../../../kernel/transient-error.js';
import { StartError } from '../../start-error.js';
import { checkArchive } from '../archive-reader.js';
import { S3Archive } from './s3-archive.js';

const KEY = 'shop/monday.tar.gz.age';
const ADDRESS = `s3://${BUCKET}/${KEY}`;
const MEGABYTE = 1024 * 1024;
/** Of the format of age: its chunks are authenticated one by one. */
const CHUNK = 64 * 1024;

let server: AgeKeys;
let owner: AgeKeys;
let store: MemoryS3;
const archives: S3Archive[] = [];

beforeAll(async () => {
  [server, owner] = [await newAgeKeys(), await newAgeKeys()];
});
beforeEach(async () => {
  store = await startMemoryS3();
});
afterEach(async () => {
  for (const archive of archives.splice(0)) archive.close();
  await store.close();
});

function open(more: Record<string, string> = {}): S3Archive {
  const env = loadEnv({
    ...store.settings,
    BACKUP_S3_PART_MB: '5',
    BACKUP_AGE_RECIPIENTS: `${server.recipient}, ${owner.recipient}`,
    ...more,
  });
  const archive = new S3Archive(env, ADDRESS);
  archives.push(archive);
  return archive;
}
const withKeys = ({ identity }: AgeKeys) => open({ BACKUP_AGE_IDENTITY: identity });
const of = (text: string) => Readable.from([Buffer.from(text)]);
const stored = () => store.objects.get(KEY)!;
const contentOf = async (archive: S3Archive) => buffer(await archive.read());

it('is stored in parts, encrypted, and opens by each of the keys', async () => {
  const content = randomBytes(12 * MEGABYTE);
  await open().store(Readable.from([content]));
  expect(store.partSizes.slice(0, 2)).toEqual([5 * MEGABYTE, 5 * MEGABYTE]);
  expect(store.partSizes).toHaveLength(3);
  expect(store.uploads.size).toBe(0);
  expect(stored().includes(content.subarray(0, 64))).toBe(false);
  for (const keys of [server, owner]) {
    expect((await contentOf(withKeys(keys))).equals(content)).toBe(true);
  }
});

it('is stored at once where it is smaller than a part', async () => {
  await open().store(of('small'));
  expect(store.partSizes).toEqual([]);
  expect((await contentOf(withKeys(owner))).toString()).toBe('small');
});

it('is not there, and its parts are deleted, where the backup ends early', async () => {
  async function* early() {
    for (let size = 0; size < 11 * MEGABYTE; size += CHUNK) yield randomBytes(CHUNK);
    throw Object.assign(new Error('the database went away'), { code: 'ECONNRESET' });
  }
  await expect(open().store(Readable.from(early()))).rejects.toThrow(/^the database went away$/);
  expect(store.partSizes).toHaveLength(2);
  expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
});

it('is not there, and its parts are deleted, where the store refuses one', async () => {
  store.answer = ({ query }, response) =>
    query.get('partNumber') === '2' && refuse(response, 403, 'AccessDenied');
  const content = Readable.from([randomBytes(20 * MEGABYTE)]);
  await expect(open().store(content)).rejects.toThrow(
    `${ADDRESS}: the store refused it (AccessDenied: AccessDenied): look at the keys of BACKUP_S3_…`,
  );
  expect(content.destroyed).toBe(true);
  expect([store.objects.size, store.uploads.size]).toEqual([0, 0]);
});

it('says that there is no such bucket', async () => {
  const archive = new S3Archive(
    loadEnv({ ...store.settings, BACKUP_AGE_RECIPIENTS: owner.recipient }),
    's3://none/x.age',
  );
  archives.push(archive);
  await expect(archive.store(of('content'))).rejects.toThrow(
    's3://none/x.age: there is no such bucket: make it, or correct BACKUP_S3_BUCKET.',
  );
});

it('tells a store that does not respond from one that refuses', async () => {
  const silent = await open({ BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1' })
    .size()
    .catch((error: unknown) => error);
  expect(silent).toBeInstanceOf(StartError);
  expect(String(silent)).toContain(`${ADDRESS}: the store does not respond: `);
  expect(isTransient(silent)).toBe(true);
});

describe('a cut or changed object', () => {
  const HEADER_MAX = 1024;
  const cuts: [string, (bytes: Buffer) => Buffer][] = [
    ['cut by a byte', (bytes) => bytes.subarray(0, -1)],
    ['cut in its header', (bytes) => bytes.subarray(0, 100)],
    ['empty', (bytes) => bytes.subarray(0, 0)],
    ['changed in a byte', (bytes) => changed(bytes, HEADER_MAX + 5)],
    ['longer', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
    [
      'cut at the border of a chunk',
      // The last chunk has the 16 bytes of its tag beside one byte of content.
      (bytes) => bytes.subarray(0, -17),
    ],
  ];

  it.each(cuts)('is refused where it is %s', async (_what, cut) => {
    await open().store(Readable.from([randomBytes(2 * CHUNK + 1)]));
    store.objects.set(KEY, cut(stored()));
    await expect(contentOf(withKeys(owner))).rejects.toThrow();
  });

  it('is refused without a key, too, by its length and checksum', async () => {
    const archive = open();
    await archive.store(Readable.from([randomBytes(2 * CHUNK)]));
    const { length } = stored();
    store.objects.set(KEY, stored().subarray(0, -1));
    await expect(archive.verify(notRestored)).rejects.toThrow(
      `${ADDRESS} is not what was sent: ${length - 1} of ${length} bytes, SHA-256 `,
    );
    expect([...store.objects.keys()]).toEqual([KEY]);
  });

  it('is refused where it is replaced while it is read', async () => {
    await open().store(Readable.from([randomBytes(9 * MEGABYTE)]));
    const archive = withKeys(owner);
    await contentOf(archive);
    store.objects.set(KEY, changed(stored(), HEADER_MAX));
    await expect(contentOf(archive)).rejects.toThrow(`${ADDRESS}: it was replaced`);
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}

const notRestored = () => Promise.reject(new Error('restored'));

it('is read on where an answer breaks off', async () => {
  const content = randomBytes(9 * MEGABYTE);
  await open().store(Readable.from([content]));
  let failures = 0;
  store.answer = ({ method, key }, response) => {
    if (method !== 'GET' || key !== KEY || failures++ > 1) return false;
    response.writeHead(206, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
    return true;
  };
  expect((await contentOf(withKeys(owner))).equals(content)).toBe(true);
  expect(failures).toBeGreaterThan(2);
});

it('is not called damaged where the store stops responding', async () => {
  await open().store(of('content'));
  store.answer = ({ method }, response) => {
    if (method === 'GET') response.destroy();
    return method === 'GET';
  };
  await expect(checkArchive(withKeys(owner))).rejects.toThrow(
    `${ADDRESS}: the store does not respond: `,
  );
});

it('does not open without a key, or with that of somebody else', async () => {
  await open().store(of('content'));
  await expect(open().read()).rejects.toThrow(
    `${ADDRESS} is encrypted: set BACKUP_AGE_IDENTITY_FILE to the file of age-keygen that opens it.`,
  );
  await expect(withKeys(await newAgeKeys()).read()).rejects.toThrow(
    `${ADDRESS} is encrypted for other keys than those of BACKUP_AGE_IDENTITY: none of them opens it.`,
  );
});

it('is not begun where the server could not open it', async () => {
  const other = await newAgeKeys();
  await expect(withKeys(other).store(of('content'))).rejects.toThrow(
    `BACKUP_AGE_IDENTITY opens what is encrypted for ${other.recipient}, which is not among BACKUP_AGE_RECIPIENTS`,
  );
  expect(store.objects.size).toBe(0);
});

describe('verified', () => {
  const verdict = () => JSON.parse(String(store.objects.get(`${KEY}.verified.json`))) as object;

  it('by a restore where the server holds a key', async () => {
    const restore = jest.fn(async () => undefined);
    const archive = withKeys(server);
    await archive.store(of('content'));
    expect(await archive.verify(restore)).toBe(
      'was restored into a scratch database, where all invariants hold',
    );
    expect(restore).toHaveBeenCalled();
    expect(verdict()).toMatchObject({ by: 'restore', bytes: stored().length });
  });

  it('by length and checksum where it holds none, and says so; later, too', async () => {
    const said =
      'has the length and the SHA-256 that were sent. It was not restored: this machine holds no identity (BACKUP_AGE_IDENTITY)';
    const archive = open();
    await archive.store(of('content'));
    await expect(open().verify(notRestored)).rejects.toThrow(
      `${ADDRESS} cannot be verified here: this machine holds no identity`,
    );
    expect(await archive.verify(notRestored)).toBe(said);
    expect(verdict()).toMatchObject({ by: 'length and SHA-256', bytes: stored().length });
    expect(await open().verify(notRestored)).toBe(said);
  });
});

it('says for whom it is encrypted, and which key is held here', async () => {
  const encrypted = `It is encrypted for ${server.recipient}, ${owner.recipient}.`;
  expect(await open().notes(true)).toEqual([
    `It holds personal data and the secret of the shop. ${encrypted}`,
    'This machine holds none of their identities: it can neither open nor restore it.',
    'Not in it: the settings, among them the addresses and keys of other services.',
  ]);
  expect(await withKeys(server).notes(false)).toEqual([
    `It holds personal data. JWT_SECRET is not in it: keep that apart. ${encrypted}`,
    `This machine holds the identity of ${server.recipient}: whoever takes it over can open it.`,
    'Not in it: the settings, among them the addresses and keys of other services.',
  ]);
  const alone = open({
    BACKUP_AGE_RECIPIENTS: server.recipient,
    BACKUP_AGE_IDENTITY: server.identity,
  });
  expect(await alone.notes(false)).toContain(
    'No other key opens it: keep that identity off this machine, too.',
  );
});
