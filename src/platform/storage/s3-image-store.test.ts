import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEnv } from '../../config/env.js';
import { isTransient } from '../../kernel/transient-error.js';
import { startTestS3, type TestS3 } from '../../../test/support/test-s3.js';
import { imageNameOf } from './image-name.js';
import { S3ImageStore } from './s3-image-store.js';
import { failingImageStoreContract, imageStoreContract } from './testing/image-store.contract.js';

const FAILURES: Record<string, (response: ServerResponse) => void> = {
  'answers 500': (response) => response.writeHead(500).end(),
  'asks to slow down': (response) =>
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'),
  'never answers': () => undefined,
  'stops in the middle of its answer': (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('<');
  },
  'hangs up': (response) => response.destroy(),
};

let s3: TestS3;
const stores: S3ImageStore[] = [];
const peers: Server[] = [];
const open = (more: Record<string, string> = {}) => {
  const bucket = `media-${randomUUID()}`;
  const env = loadEnv({ ...s3.settings, S3_BUCKET: bucket, ...more });
  const store = new S3ImageStore({ ...env, S3_BUCKET: bucket });
  stores.push(store);
  return store;
};

/** Opens a store on a server that gives every call this response. */
async function openAt(answer: (response: ServerResponse) => void): Promise<S3ImageStore> {
  const peer = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  peers.push(peer);
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const { port } = peer.address() as AddressInfo;
  return open({ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_TIMEOUT_MS: '700' });
}

beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(async () => {
  for (const store of stores) store.onApplicationShutdown();
  for (const peer of peers) {
    peer.closeAllConnections();
    peer.close();
  }
  await s3.close();
});

describe('S3ImageStore', () => {
  imageStoreContract(open);

  it('hands browsers the address of the bucket where it has one', () => {
    const name = imageNameOf(Buffer.from('image'), 'jpg');
    expect(open().urlOf(name)).toBe(`/media/${name}`);
    const far = open({ S3_PUBLIC_URL: 'https://media.example/shop/' });
    expect(far.urlOf(name)).toBe(`https://media.example/shop/${name}`);
  });

  describe('where nobody listens', () => {
    failingImageStoreContract(() => open({ S3_ENDPOINT: 'http://127.0.0.1:1' }));
  });

  describe.each(Object.entries(FAILURES))('where the store %s', (_what, answer) => {
    failingImageStoreContract(() => openAt(answer));
  });

  it('tells a refusal, which waiting does not mend, from a failure', async () => {
    const store = await openAt((response) =>
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    );
    const outcome = await store.get('0.png').catch((error: unknown) => error);
    expect(outcome).toMatchObject({ name: 'AccessDenied' });
    expect(isTransient(outcome)).toBe(false);
  });
});
