import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call that a test answers in the place of the store. */
export interface S3Call {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
}

interface OpenUpload {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

/**
 * What s3rver lacks of S3: uploads in parts that can be listed and aborted, in memory, with failures on demand. It asks
 * for no signature.
 */
export interface MemoryS3 {
  /** For `loadEnv`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly objects: Map<string, Buffer>;
  readonly uploads: Map<string, OpenUpload>;
  /** Sizes of the parts that have arrived, in bytes. */
  readonly partSizes: number[];
  /** Answers a call itself, and returns true; set by a test. */
  answer: (call: S3Call, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

export const BUCKET = 'offsite';

/** Starts it with one bucket. */
export async function startMemoryS3(): Promise<MemoryS3> {
  const server = createServer((request, response) => {
    void handle(store, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store: MemoryS3 = {
    settings: {
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_ACCESS_KEY_ID: 'key',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    },
    objects: new Map(),
    uploads: new Map(),
    partSizes: [],
    answer: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return store;
}

export const refuse = (response: ServerResponse, status: number, code: string): true => {
  response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  return true;
};

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

async function handle(store: MemoryS3, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams: query } = new URL(request.url!, 'http://store');
  const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
  const [method, key] = [request.method!, parts.join('/')];
  if (store.answer({ method, key, query }, response)) return void request.resume();
  const body = await buffer(request);
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return list(store, query, response);
  if (query.has('uploads') || query.has('uploadId')) {
    return upload(store, { method, key, query }, body, response);
  }
  if (method === 'PUT') {
    store.objects.set(key, body);
    return response.setHeader('etag', etagOf(body)).end();
  }
  if (method === 'DELETE') {
    store.objects.delete(key);
    return response.writeHead(204).end();
  }
  return read(store.objects.get(key), request, response);
}

function read(
  bytes: Buffer | undefined,
  { method, headers }: IncomingMessage,
  out: ServerResponse,
) {
  if (!bytes) return refuse(out, 404, 'NoSuchKey');
  const etag = etagOf(bytes);
  if (headers['if-match'] && headers['if-match'] !== etag) {
    return refuse(out, 412, 'PreconditionFailed');
  }
  const [, from = 0, last = bytes.length - 1] =
    /bytes=(\d+)-(\d+)/.exec(headers.range ?? '')?.map(Number) ?? [];
  const piece = bytes.subarray(from, last + 1);
  out.writeHead(headers.range ? 206 : 200, { etag, 'content-length': piece.length });
  return out.end(method === 'HEAD' ? undefined : piece);
}

function upload(
  store: MemoryS3,
  { method, key, query }: S3Call,
  body: Buffer,
  out: ServerResponse,
) {
  const id = query.get('uploadId') ?? `upload-${store.uploads.size + 1}`;
  if (query.has('uploads')) {
    store.uploads.set(id, { key, parts: new Map() });
    return out.end(`<R><UploadId>${id}</UploadId></R>`);
  }
  const open = store.uploads.get(id);
  if (!open) return refuse(out, 404, 'NoSuchUpload');
  if (method === 'PUT') {
    store.partSizes.push(body.length);
    open.parts.set(Number(query.get('partNumber')), body);
    return out.setHeader('etag', etagOf(body)).end();
  }
  store.uploads.delete(id);
  if (method === 'DELETE') return out.writeHead(204).end();
  const numbers = [...open.parts.keys()].sort((one, other) => one - other);
  store.objects.set(key, Buffer.concat(numbers.map((number) => open.parts.get(number)!)));
  return out.end('<R><ETag>"whole"</ETag></R>');
}

/** Pages of two, so that tests see more than one. */
const PAGE = 2;

function list(store: MemoryS3, query: URLSearchParams, out: ServerResponse) {
  const prefix = query.get('prefix') ?? '';
  if (query.has('uploads')) {
    const entries = [...store.uploads].filter(([, { key }]) => key.startsWith(prefix));
    const xml = entries.map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    );
    return out.end(`<R>${xml.join('')}</R>`);
  }
  const after = query.get('continuation-token') ?? '';
  const keys = [...store.objects.keys()]
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
    .sort()
    .filter((key) => key > after);
  const page = keys.slice(0, PAGE);
  const xml = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${store.objects.get(key)!.length}</Size></Contents>`,
  );
  const next = keys.length > PAGE ? page.at(-1)! : '';
  const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`;
  return out.end(`<R><IsTruncated>${next !== ''}</IsTruncated>${token}${xml.join('')}</R>`);
}
