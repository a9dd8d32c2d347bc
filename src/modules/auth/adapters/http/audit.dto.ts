import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import type { TimeRange } from '../../../../kernel/time.js';
import { PageQuery, timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { SearchText } from '../../../../platform/http/validators.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { AUDIT_SORTS, type AuditEntry } from '../../ports/audit-log.js';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day, or a time with its offset. Postgres has no timestamps far in the past, and nothing happened before 1970. */
const IsDayOrTime = (name: 'from' | 'to') =>
  applyDecorators(
    IsOptional(),
    ValidateBy(
      {
        name: 'isSince1970',
        validator: { validate: (value) => typeof value === 'string' && Date.parse(value) >= 0 },
      },
      { message: `${name} must not be before 1970` },
    ),
    MaxLength(40, { message: `${name} must be a date` }),
    Matches(/^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:?\d\d))?$/, { message: `${name} must be a date` }),
    IsISO8601({ strict: true }, { message: `${name} must be a date` }),
  );

/** The filters of the audit list. */
export class ListAuditQuery extends PageQuery {
  /** Part of a name, an email address, an action, a subject, or of the states before or after. */
  @SearchText()
  searchTerm?: string;

  /** A user's id. */
  @IsOptional()
  @IsString({ message: 'who must be an id' })
  who?: string;

  /** An action such as `users.make-admin`, or the part before its dot. */
  @IsOptional()
  @MaxLength(100, { message: 'what is too long' })
  @IsString({ message: 'what must be text' })
  what?: string;

  /** A day of the shop's time zone, as YYYY-MM-DD, or a time. */
  @IsDayOrTime('from')
  from?: string;

  /** A day of the shop's time zone is inclusive, a time exclusive. */
  @IsDayOrTime('to')
  to?: string;

  /** `at`, or `-at` for the newest first, which it is where absent. */
  @SortedBy(AUDIT_SORTS)
  sort?: string;
}

/** The times that the query asks for. @param timeZone of the shop */
export function auditTimesOf({ from, to }: ListAuditQuery, timeZone: string): TimeRange {
  const isDay = (value: string) => DAY.test(value);
  return {
    ...timeRangeOf(timeZone, {
      ...(from && isDay(from) && { from }),
      ...(to && isDay(to) && { to }),
    }),
    ...(from && !isDay(from) && { from: new Date(from) }),
    ...(to && !isDay(to) && { before: new Date(to) }),
  };
}

/** Fields of the subject; null where it did not exist. */
const STATE = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditActorView {
  _id!: string;
  name!: string;
  email!: string;
}

/** Who did what and when, with the states before and after. */
export class AuditEntryView {
  _id!: string;
  at!: Date;
  /** Null for the operator at the command line. */
  who!: AuditActorView | null;
  what!: string;
  subject!: string;
  @ApiProperty(STATE)
  before!: unknown;
  @ApiProperty(STATE)
  after!: unknown;

  static of({ id, who, action, ...entry }: AuditEntry): AuditEntryView {
    const actor = who && { _id: who.id, name: who.name, email: who.email };
    return { _id: id, ...entry, who: actor, what: action };
  }
}

/** Who made an entry of a history. */
export class ActorView {
  _id!: string;
  name!: string;

  /**
   * Null where no account has made it, or it is gone.
   * @param names as `UserQueries.namesOf`
   */
  static of(userId: string | null, names: ReadonlyMap<string, string>): ActorView | null {
    const name = names.get(userId ?? '');
    return userId === null || name === undefined ? null : { _id: userId, name };
  }
}
