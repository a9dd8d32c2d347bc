import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { TotpCodes } from '../../ports/factor-crypto.js';

const PERIOD_S = 30;
const CODE = /^\d{6}$/;

/** SHA-1, 6 digits and 30 s: what every authenticator app knows. */
@Injectable()
export class OtplibTotpCodes extends TotpCodes {
  newSecret(): string {
    return generateSecret();
  }

  uri(secret: string, account: string, issuer: string): string {
    return generateURI({ secret, label: account, issuer });
  }

  stepOf(secret: string, code: string, now: Date): number | undefined {
    if (!CODE.test(code)) return undefined;
    const epoch = Math.floor(now.getTime() / 1000);
    const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD_S });
    return result.valid ? Math.floor(epoch / PERIOD_S) + result.delta : undefined;
  }
}
