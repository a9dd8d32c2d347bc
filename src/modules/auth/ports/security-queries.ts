import type { SecurityEventKind } from '../../../../common/contract/security-event.js';
import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time-range.js';

export const SECURITY_SORTS = ['at'] as const;

export interface SecurityFilter extends PageRequest, TimeRange {
  readonly sort: Sort<(typeof SECURITY_SORTS)[number]>;
  /** The id of the account concerned or acting, or part of its name or email address. */
  readonly account?: string | undefined;
  /** A caller's address, or the beginning of one. */
  readonly address?: string | undefined;
  readonly kind?: SecurityEventKind | undefined;
}

/** An account; name and email are null where it no longer exists. */
export interface SecurityAccount {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

export interface SecurityEvent {
  readonly id: string;
  /** The first and the last time that it was counted. */
  readonly firstAt: Date;
  readonly at: Date;
  readonly count: number;
  readonly kind: SecurityEventKind;
  /** The account concerned; null where nobody knows it. */
  readonly account: SecurityAccount | null;
  /** The signed-in user who did it; null where nobody was signed in. */
  readonly actor: SecurityAccount | null;
  /** Null for the command line, jobs, and attempts from more addresses than are told apart. */
  readonly address: string | null;
  readonly device: string | null;
  readonly trustedDevice: boolean | null;
  readonly subject: string | null;
}

/** Reads the security log. */
export abstract class SecurityQueries {
  abstract list(filter: SecurityFilter): Promise<Page<SecurityEvent>>;
}
