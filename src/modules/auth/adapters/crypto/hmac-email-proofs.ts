import { Injectable } from '@nestjs/common';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { Signatures } from '../../../../platform/secret/signatures.js';
import { accountKey } from '../../domain/user.js';
import { EmailProofs } from '../../ports/email-proofs.js';

/** The end of its validity in ms, and a signature of it with the address, joined by a dot. */
@Injectable()
export class HmacEmailProofs extends EmailProofs {
  private readonly signatures: Signatures;

  constructor(secret: ShopSecret) {
    super();
    this.signatures = new Signatures(secret, 'email-proof');
  }

  tokenFor(email: string, until: Date): string {
    const end = String(until.getTime());
    return `${end}.${this.signatures.sign(signedText(email, end))}`;
  }

  isProof(token: string, email: string, now: Date): boolean {
    const [end = '', signature = ''] = token.split('.');
    const isSigned = this.signatures.isSigned(signedText(email, end), signature);
    return isSigned && now.getTime() < Number(end);
  }
}

const signedText = (email: string, end: string) => `${end} ${accountKey(email)}`;
