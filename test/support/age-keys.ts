import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** A pair of keys, as age-keygen makes them. */
export interface AgeKeys {
  /** `AGE-SECRET-KEY-1…` */
  readonly identity: string;
  /** `age1…` */
  readonly recipient: string;
}

export async function newAgeKeys(): Promise<AgeKeys> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
