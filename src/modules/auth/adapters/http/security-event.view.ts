import { ApiProperty } from '@nestjs/swagger';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '../../../../../common/contract/security-event.js';
import type { SecurityAccount, SecurityEvent } from '../../ports/security-queries.js';

export class SecurityAccountView {
  _id!: string;
  /** Null where the account no longer exists. */
  name!: string | null;
  email!: string | null;

  static of({ id, name, email }: SecurityAccount): SecurityAccountView {
    return { _id: id, name, email };
  }
}

/** A login, a change of an account, a refund or an export; attempts are counted for an hour. */
export class SecurityEventView {
  _id!: string;
  /** When it happened, or was counted last. */
  at!: Date;
  firstAt!: Date;
  count!: number;
  @ApiProperty({ enum: SECURITY_EVENT_KINDS, enumName: 'SecurityEventKind' })
  kind!: SecurityEventKind;
  /** The account concerned; null where nobody knows it. */
  account!: SecurityAccountView | null;
  /** The signed-in user who did it. */
  actor!: SecurityAccountView | null;
  /** The /64 network for IPv6; null for what no request caused, and beyond what is told apart. */
  address!: string | null;
  /** The beginning of the User-Agent. */
  device!: string | null;
  /** Whether the account trusted the device; null but for logins. */
  trustedDevice!: boolean | null;
  subject!: string | null;

  static of({ id, account, actor, ...event }: SecurityEvent): SecurityEventView {
    return {
      _id: id,
      ...event,
      account: account && SecurityAccountView.of(account),
      actor: actor && SecurityAccountView.of(actor),
    };
  }
}
