import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { Env } from '../../../config/env.js';
import { StartError } from '../../start-error.js';

type Keys = Pick<Env, 'BACKUP_AGE_RECIPIENTS' | 'BACKUP_AGE_IDENTITY'>;

/** Few shops encrypt backups. */
const loadAge = () => import('age-encryption');

/** The public keys of `BACKUP_AGE_IDENTITY`: what is encrypted for one of them can be read here. */
export async function heldKeys({ BACKUP_AGE_IDENTITY: identities = [] }: Keys): Promise<string[]> {
  const { identityToRecipient } = await loadAge();
  return Promise.all(identities.map((identity) => identityToRecipient(identity)));
}

/**
 * Encrypts a stream in the format of age for all keys of `BACKUP_AGE_RECIPIENTS`. Memory holds a chunk of 64 KiB.
 * @throws StartError without keys
 */
export async function encryptStream(
  { BACKUP_AGE_RECIPIENTS: recipients = [] }: Keys,
  content: Readable,
): Promise<Readable> {
  if (recipients.length === 0) {
    throw new StartError(
      'BACKUP_AGE_RECIPIENTS is missing: a backup goes to a bucket encrypted only, for keys that age-keygen makes.',
    );
  }
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return toNode(await encrypter.encrypt(toWeb(content)));
}

/**
 * Decrypts a stream by `BACKUP_AGE_IDENTITY`. Each chunk is authenticated, and the last one as the last: a stream that was
 * cut or changed ends in an error.
 * @param address for the error
 * @throws StartError where no key of this machine opens it
 */
export async function decryptStream(
  { BACKUP_AGE_IDENTITY: identities = [] }: Keys,
  content: Readable,
  address: string,
): Promise<Readable> {
  if (identities.length === 0) {
    throw new StartError(
      `${address} is encrypted: set BACKUP_AGE_IDENTITY_FILE to the file of age-keygen that opens it.`,
    );
  }
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return toNode(await decrypter.decrypt(toWeb(content)));
  } catch (cause) {
    content.destroy();
    if (!(cause instanceof Error) || !cause.message.startsWith(NO_MATCH)) throw cause;
    throw new StartError(
      `${address} is encrypted for other keys than those of BACKUP_AGE_IDENTITY: none of them opens it.`,
      { cause },
    );
  }
}

/** How the error of `age-encryption` begins where no identity fits. */
const NO_MATCH = 'no identity matched';

/** Asks for a piece at a time; `Readable.toWeb` may read ahead without a limit. */
const toWeb = (content: Readable): ReadableStream<Uint8Array> => ReadableStream.from(content);

const toNode = (content: ReadableStream<Uint8Array>): Readable =>
  Readable.from(content, { objectMode: false });
