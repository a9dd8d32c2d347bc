import { ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { listRules } from '../../../../../common/contract/list.js';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '../../../../../common/contract/security-event.js';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { IsDay } from '../../../../platform/http/day-range.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { SECURITY_SORTS } from '../../ports/security-queries.js';

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

  /** The first UTC day, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;

  /** `at`, or `-at` for the newest first, which it is where absent. */
  @SortedBy(SECURITY_SORTS)
  sort?: string;
}
