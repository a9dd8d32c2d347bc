import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import type { Env } from '../../../config/env.js';
import { StartError } from '../../start-error.js';
import { isS3Error, makeS3Client, type S3Server } from '../../storage/s3-client.js';
import { toBucketError } from './bucket-error.js';
import { toS3Address } from './s3-address.js';

const MEGABYTE = 1024 * 1024;

/** How long a connection may be silent, in ms: a part of 16 MB takes its time on a slow line. */
const SILENT_MS = 60_000;
const CONNECT_MS = 10_000;

/** How often a call is tried. */
const ATTEMPTS = 5;

/** An object as the store lists it. */
export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
}

/** An object as it is at one moment: another one under the same key has another `etag`. */
export interface ObjectVersion {
  readonly bytes: number;
  readonly etag: string | undefined;
}

/**
 * The store of the backups: that of `BACKUP_S3_…`, else that of the images. The keys of the one are never sent to the
 * other.
 */
export function backupServerOf(env: Env): S3Server {
  const isOther = env.BACKUP_S3_ENDPOINT !== undefined;
  const hasKeys = env.BACKUP_S3_ACCESS_KEY_ID !== undefined;
  const keys = hasKeys
    ? [env.BACKUP_S3_ACCESS_KEY_ID, env.BACKUP_S3_SECRET_ACCESS_KEY]
    : isOther
      ? []
      : [env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  return {
    endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
    region: env.BACKUP_S3_REGION ?? env.S3_REGION,
    accessKeyId: keys[0],
    secretAccessKey: keys[1],
  };
}

/**
 * A bucket of backups. It is not created: who makes it decides who may read it, and for how long it holds what.
 * Each failure is a StartError that names the object.
 */
export class BackupBucket {
  private readonly client: S3Client;
  private readonly partBytes: number;

  constructor(
    env: Env,
    readonly name: string,
  ) {
    this.partBytes = env.BACKUP_S3_PART_MB * MEGABYTE;
    this.client = makeS3Client(backupServerOf(env), {
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
    });
  }

  addressOf(key: string): string {
    return toS3Address({ bucket: this.name, key });
  }

  /**
   * Stores a stream of unknown length in parts, of which memory holds three at most. Nothing is visible before the last
   * part is there; where the stream or the store fails, the parts are deleted.
   */
  async upload(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const source: { failure?: unknown } = {};
    const upload = new Upload({
      client: this.client,
      params: { ...this.place(key), Body: Readable.from(noting(content, source)) },
      partSize: this.partBytes,
      // With several at once, one that fails would not end the others before the end of the stream.
      queueSize: 1,
    });
    // The error of the stream says more than that of the upload which it ended.
    await this.call(key, () => upload.done()).catch((error: unknown) => {
      throw source.failure ?? error;
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.call(key, () =>
      this.client.send(new PutObjectCommand({ ...this.place(key), Body: bytes })),
    );
  }

  /** Undefined where there is no such object. */
  async find(key: string): Promise<ObjectVersion | undefined> {
    return this.call(key, async () => {
      try {
        const head = await this.client.send(new HeadObjectCommand(this.place(key)));
        return { bytes: head.ContentLength ?? 0, etag: head.ETag };
      } catch (error) {
        if (isS3Error(error, 'NotFound') || isS3Error(error, 'NoSuchKey')) return undefined;
        throw error;
      }
    });
  }

  /** The bytes from `from` up to but without `until` of this version of an object. */
  async read(key: string, version: ObjectVersion, from: number, until: number): Promise<Buffer> {
    const command = new GetObjectCommand({
      ...this.place(key),
      Range: `bytes=${from}-${until - 1}`,
      IfMatch: version.etag,
    });
    return this.call(key, async () => {
      for (let attempt = 1; ; attempt++) {
        const { Body, ETag } = await this.client.send(command);
        try {
          const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
          // Not every store heeds `IfMatch`.
          if (ETag === version.etag && bytes.length === until - from) return bytes;
          throw new StartError(`${this.addressOf(key)} was replaced while it was read.`);
        } catch (error) {
          // The client repeats calls, but no answers that break off.
          if (attempt === ATTEMPTS || error instanceof StartError) throw error;
        }
      }
    });
  }

  /** All objects whose keys begin so, a page at a time; without those below a further slash. */
  async *list(prefix: string): AsyncGenerator<StoredObject> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.name,
        Prefix: prefix,
        Delimiter: '/',
        ContinuationToken: token,
      });
      const page = await this.call(prefix, () => this.client.send(command));
      for (const { Key: key, Size: bytes = 0 } of page.Contents ?? [])
        if (key) yield { key, bytes };
      token = page.NextContinuationToken;
    } while (token);
  }

  async remove(key: string): Promise<void> {
    await this.call(key, () => this.client.send(new DeleteObjectCommand(this.place(key))));
  }

  /** An object that memory can hold; undefined where there is none. */
  async get(key: string): Promise<Buffer | undefined> {
    const version = await this.find(key);
    return version && this.read(key, version, 0, version.bytes);
  }

  /** Deletes the parts of uploads that were ended with their process, of keys that `isOwn` accepts. */
  async abortUploads(prefix: string, isOwn: (key: string) => boolean): Promise<void> {
    const listing = new ListMultipartUploadsCommand({ Bucket: this.name, Prefix: prefix });
    const { Uploads: uploads = [] } = await this.call(prefix, () => this.client.send(listing));
    for (const { Key: key, UploadId } of uploads) {
      if (!key || !isOwn(key)) continue;
      const command = new AbortMultipartUploadCommand({ ...this.place(key), UploadId });
      await this.call(key, () => this.client.send(command));
    }
  }

  close(): void {
    this.client.destroy();
  }

  private place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.name, Key: key };
  }

  private async call<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw toBucketError(this.addressOf(key), error);
    }
  }
}

/** Passes a stream on, and keeps the error that ends it, but for the one by which an upload that failed ends it. */
async function* noting(
  content: AsyncIterable<Uint8Array>,
  source: { failure?: unknown },
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) source.failure = error;
    throw error;
  }
}
