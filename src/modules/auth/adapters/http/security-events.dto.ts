import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { listRules } from '../../../../../common/contract/list.js';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '../../../../../common/contract/security-event.js';
import { BlankIsAbsent, Trimmed } from '../../../../platform/http/validators.js';
import { IsDay, PageQuery } from '../../../../platform/http/queries.dto.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import {
  SECURITY_SORTS,
  type SecurityAccount,
  type SecurityEvent,
} from '../../ports/security-log.js';

const { maxSearchTerm } = listRules;

const Text = (name: string) =>
  applyDecorators(
    IsString({ message: `${name} must be text` }),
    MaxLength(maxSearchTerm, {
      message: `${name} must not be longer than ${maxSearchTerm} characters`,
    }),
    IsOptional(),
    Trimmed(),
    BlankIsAbsent(),
  );

/** The filters of the security log. */
export class ListSecurityEventsQuery extends PageQuery {
  /** An account's id, or part of its name or email address: concerned, or acting. */
  @Text('account')
  account?: string;

  /** A client address, or the beginning of one such as `203.0.113.`. */
  @Text('address')
  address?: string;

  @IsOptional()
  @BlankIsAbsent()
  @IsIn(SECURITY_EVENT_KINDS, { message: 'kind must be one of those in the API’s description' })
  @ApiPropertyOptional({ enum: SECURITY_EVENT_KINDS, enumName: 'SecurityEventKind' })
  kind?: SecurityEventKind;

  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, in the time zone of the shop, included. */
  @IsDay('to')
  to?: string;

  /** `at`, or `-at` for the newest first, which it is where absent. */
  @SortedBy(SECURITY_SORTS)
  sort?: string;
}

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
