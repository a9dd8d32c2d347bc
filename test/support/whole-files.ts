import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import FilesystemStore, { type S3Object } from 's3rver/lib/stores/filesystem';

/**
 * Has an object readable as a whole once its upload is answered, and the one before it until then, as
 * S3 does. That of s3rver answers before the file is written, so that a reader may get a part of it.
 */
export class WholeFiles extends FilesystemStore {
  constructor(
    directory: string,
    private readonly unfinished: string,
  ) {
    super(directory);
  }

  override async putObject({ bucket, key, content, metadata }: S3Object) {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const md5 = createHash('md5').update(bytes).digest('hex');
    const path = this.getResourcePath(bucket, key, 'object');
    const draft = `${this.unfinished}/${randomUUID()}`;
    await writeFile(draft, bytes);
    await mkdir(dirname(path), { recursive: true });
    await rename(draft, path);
    await this.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  }
}
