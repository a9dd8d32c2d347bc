/** The used part of s3rver, which has no types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

declare module 's3rver/lib/models/account' {
  export default class AWSAccount {
    constructor(id: number, displayName: string);
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
  }
}
