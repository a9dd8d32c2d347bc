import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a payload sent at `at` (seconds since 1970). */
export function sign(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
