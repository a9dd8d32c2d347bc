import { EmailProofs } from '../ports/email-proofs.js';

/** Proofs in plain text, which never expire. */
export class FakeEmailProofs extends EmailProofs {
  tokenFor(email: string): string {
    return `proof of ${email.toLowerCase()}`;
  }
  isProof(token: string, email: string): boolean {
    return token === this.tokenFor(email);
  }
}
