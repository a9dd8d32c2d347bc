import { S3ServiceException } from '@aws-sdk/client-s3';
import { isTransient, TransientError } from '../../../kernel/transient-error.js';
import { StartError } from '../../start-error.js';
import { isLastingS3Error } from '../../storage/s3-client.js';

/** What an operator can do about a refusal of this name. */
const LINES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket: make it, or correct BACKUP_S3_BUCKET.',
  NoSuchKey: 'there is no such object.',
  PreconditionFailed: 'it was replaced while it was read.',
  EntityTooLarge: 'it is too large for the store.',
};

/**
 * The error to report of a call about an object: a StartError where the store refused it or does not respond, which
 * then counts as transient. Other errors stay as they are.
 */
export function toBucketError(address: string, error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const cause = error;
  if (error instanceof S3ServiceException && isLastingS3Error(error)) {
    const line = LINES[error.name] ?? refusal(error);
    return new StartError(`${address}: ${line}`, { cause });
  }
  if (!isUnavailable(error)) return error;
  const reason = error.message || ('code' in error ? String(error.code) : error.name);
  const line = `${address}: the store does not respond: ${reason}`;
  return new StartError(line, { cause: new TransientError(line, { cause }) });
}

function refusal({ name, message, $metadata }: S3ServiceException): string {
  const isAboutKeys = $metadata.httpStatusCode === 403 || $metadata.httpStatusCode === 401;
  const what = `the store refused it (${name}: ${message})`;
  return isAboutKeys
    ? `${what}: look at the keys of BACKUP_S3_… and what they may do.`
    : `${what}.`;
}

const isUnavailable = (error: Error): boolean =>
  error instanceof S3ServiceException || error.name === 'TimeoutError' || isTransient(error);
