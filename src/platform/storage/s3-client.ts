import { S3Client, type S3ClientConfig, S3ServiceException } from '@aws-sdk/client-s3';

const NOT_IMPLEMENTED = 501;

/** Where a store is, and as whom it is called; without keys as AWS's own settings say. */
export interface S3Server {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** A client that stores of all makers understand. */
export function makeS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Server,
  calls: Pick<S3ClientConfig, 'requestHandler' | 'maxAttempts'>,
): S3Client {
  return new S3Client({
    region,
    // Stores other than Amazon's need path-style URLs and do not support streamed checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...calls,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
}

/** Whether the store refused a call with the error of this name, such as `NoSuchBucket`. */
export function isS3Error(error: unknown, name: string): boolean {
  return error instanceof S3ServiceException && error.name === name;
}

/** Whether a repetition cannot succeed, as with wrong keys. */
export function isLastingS3Error(error: unknown): boolean {
  if (!(error instanceof S3ServiceException) || error.$retryable) return false;
  const status = error.$metadata.httpStatusCode ?? 500;
  return (status < 500 && status !== 429) || status === NOT_IMPLEMENTED;
}
