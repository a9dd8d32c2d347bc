import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import { mimeOfName } from './media-name.js';
import { MediaStore, type StoredFile } from './media-store.js';

/** Files in a bucket of an S3-compatible store. The bucket is made where it is missing. */
export class S3MediaStore extends MediaStore implements OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly env: Env & { readonly S3_BUCKET: string }) {
    super();
    const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
    this.client = new S3Client({
      region: S3_REGION,
      // Other stores than Amazon's know buckets by path only, and no streamed checksums.
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(S3_ACCESS_KEY_ID &&
        S3_SECRET_ACCESS_KEY && {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }),
    });
  }

  async put(name: string, file: StoredFile): Promise<void> {
    const command = new PutObjectCommand({
      ...this.place(name),
      Body: file.bytes,
      ContentType: file.mime,
      CacheControl: 'public, max-age=31536000, immutable',
    });
    try {
      await this.client.send(command);
    } catch (error) {
      if (!isA(error, 'NoSuchBucket')) throw error;
      await this.makeBucket();
      await this.client.send(command);
    }
  }

  async get(name: string): Promise<StoredFile | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.place(name)));
      return {
        bytes: Buffer.from((await Body?.transformToByteArray()) ?? []),
        mime: mimeOfName(name),
      };
    } catch (error) {
      if (isA(error, 'NoSuchKey') || isA(error, 'NoSuchBucket')) return undefined;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    try {
      await this.client.send(new DeleteObjectCommand(this.place(name)));
    } catch (error) {
      if (!isA(error, 'NoSuchBucket')) throw error;
    }
  }

  urlOf(name: string): string {
    return `${this.env.S3_PUBLIC_URL ?? '/media'}/${name}`;
  }

  private place(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.env.S3_BUCKET, Key: name };
  }

  /** Another process may be faster. */
  private async makeBucket(): Promise<void> {
    try {
      await this.client.send(new CreateBucketCommand({ Bucket: this.env.S3_BUCKET }));
    } catch (error) {
      if (!isA(error, 'BucketAlreadyOwnedByYou') && !isA(error, 'BucketAlreadyExists')) throw error;
    }
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }
}

function isA(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name;
}
