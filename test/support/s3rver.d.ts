/** The used part of s3rver, which has no types. */
declare module 's3rver' {
  import type FilesystemStore from 's3rver/lib/stores/filesystem';

  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string });
    store: FilesystemStore;
    readonly context: { store: FilesystemStore };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/stores/filesystem' {
  import type { Readable } from 'node:stream';

  export interface S3Object {
    readonly bucket: string;
    readonly key: string;
    readonly content: Buffer | Readable;
    readonly metadata: object;
  }

  export default class FilesystemStore {
    constructor(directory: string);
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    /** Answers the size in bytes. */
    putObject(object: S3Object): Promise<{ size: number; md5: string }>;
  }
}

declare module 's3rver/lib/models/account' {
  export default class AWSAccount {
    constructor(id: number, displayName: string);
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
  }
}
