import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { addAbortSignal, Readable } from 'node:stream';
import type { Env } from '../../config/env.js';
import { isPrivateName, mimeOfName } from './image-name.js';
import {
  ImageStore,
  ImageStoreUnavailable,
  type OpenFile,
  type StoredFile,
} from './image-store.js';
import { isLastingS3Error, isS3Error, makeS3Client } from './s3-client.js';
import { untilSilent } from './until-silent.js';

/** A name that no file has. */
const NO_FILE = 'is-anybody-there.webp';

/** Connections to the store at once. One that sends a file stays open while its reader is slow. */
const MOST_CONNECTIONS = 1_000;

const FOREVER = 'public, max-age=31536000, immutable';

interface CallOptions {
  readonly abortSignal: AbortSignal;
}

/** Files in a bucket of an S3-compatible store. A missing bucket is created. */
export class S3ImageStore extends ImageStore implements OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly env: Env & { readonly S3_BUCKET: string }) {
    super();
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
    const server = {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
    this.client = makeS3Client(server, {
      requestHandler: {
        httpAgent: { maxSockets: MOST_CONNECTIONS },
        httpsAgent: { maxSockets: MOST_CONNECTIONS },
      },
    });
  }

  async put(name: string, file: StoredFile): Promise<void> {
    const command = new PutObjectCommand({
      ...this.place(name),
      Body: file.bytes,
      ContentType: file.mime,
      CacheControl: isPrivateName(name) ? 'private, no-store' : FOREVER,
    });
    await this.call(async (options) => {
      try {
        await this.client.send(command, options);
      } catch (error) {
        if (!isS3Error(error, 'NoSuchBucket')) throw error;
        await this.makeBucket(options);
        await this.client.send(command, options);
      }
    });
  }

  get(name: string): Promise<StoredFile | undefined> {
    return this.call((options) => unlessMissing(() => this.read(name, options)));
  }

  /** The timeout is for the answer to begin, and then for each piece that the reader waits for. */
  open(name: string): Promise<OpenFile | undefined> {
    const command = new GetObjectCommand(this.place(name));
    return this.call((options) =>
      unlessMissing(async () => {
        const { Body, ContentLength } = await this.client.send(command, options);
        if (!(Body instanceof Readable) || ContentLength === undefined) {
          throw new Error(`The store sent no file ${name}`);
        }
        const content = untilSilent(Body, this.env.S3_TIMEOUT_MS);
        return { content, length: ContentLength, mime: mimeOfName(name) };
      }),
    );
  }

  async remove(name: string): Promise<void> {
    const command = new DeleteObjectCommand(this.place(name));
    await this.call(async (options) => {
      try {
        await this.client.send(command, options);
      } catch (error) {
        if (!isS3Error(error, 'NoSuchBucket')) throw error;
      }
    });
  }

  /** Asks for a file, because a key that may read files need not be allowed to read about the bucket. */
  exists(): Promise<boolean> {
    return this.call(async (options) => {
      try {
        await this.read(NO_FILE, options);
      } catch (error) {
        if (isS3Error(error, 'NoSuchBucket')) return false;
        if (!isS3Error(error, 'NoSuchKey')) throw error;
      }
      return true;
    });
  }

  urlOf(name: string): string {
    return `${this.env.S3_PUBLIC_URL ?? '/media'}/${name}`;
  }

  /** Sets a timeout on every call and tells an unavailable store from a refused call. */
  private async call<Result>(work: (options: CallOptions) => Promise<Result>): Promise<Result> {
    try {
      return await work({ abortSignal: AbortSignal.timeout(this.env.S3_TIMEOUT_MS) });
    } catch (error) {
      throw isLastingS3Error(error) ? error : new ImageStoreUnavailable(error);
    }
  }

  private async read(name: string, options: CallOptions): Promise<StoredFile> {
    const { Body } = await this.client.send(new GetObjectCommand(this.place(name)), options);
    // The signal only ends the wait for the response; a stalled body must end, too.
    if (Body instanceof Readable) addAbortSignal(options.abortSignal, Body);
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
    return { bytes, mime: mimeOfName(name) };
  }

  private place(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.env.S3_BUCKET, Key: name };
  }

  /** Another process may create it first. */
  private async makeBucket(options: CallOptions): Promise<void> {
    try {
      await this.client.send(new CreateBucketCommand({ Bucket: this.env.S3_BUCKET }), options);
    } catch (error) {
      if (!isS3Error(error, 'BucketAlreadyOwnedByYou') && !isS3Error(error, 'BucketAlreadyExists'))
        throw error;
    }
  }

  close(): void {
    this.client.destroy();
  }

  onApplicationShutdown(): void {
    this.close();
  }
}

/** Undefined where the store has no such file or bucket. */
async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isS3Error(error, 'NoSuchKey') || isS3Error(error, 'NoSuchBucket')) return undefined;
    throw error;
  }
}
