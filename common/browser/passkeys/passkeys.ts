import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A passkey's answer, as the API takes it. */
export type PasskeyAnswer = Record<string, unknown>;

/** Whether this browser knows passkeys at all: over plain HTTP it does on localhost only. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Loaded at its first use: most people never have a passkey here. */
const library = () => import('@simplewebauthn/browser');

/** Asks the browser for a new passkey. @throws Error where the user declines, or it is not possible */
export async function createPasskey(options: object): Promise<PasskeyAnswer> {
  if (!isCreation(options)) throw new Error('These are no options for a new passkey');
  const { startRegistration } = await library();
  return { ...(await startRegistration({ optionsJSON: options })) };
}

/** Asks the browser to use a passkey. @throws Error where the user declines, or it is not possible */
export async function askForPasskey(options: object): Promise<PasskeyAnswer> {
  if (!isRequest(options)) throw new Error('These are no options for a passkey');
  const { startAuthentication } = await library();
  return { ...(await startAuthentication({ optionsJSON: options })) };
}

const hasChallenge = (options: object): boolean =>
  'challenge' in options && typeof options.challenge === 'string';

const isCreation = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  hasChallenge(options) && 'rp' in options && 'user' in options;

const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON =>
  hasChallenge(options) && 'rpId' in options;
