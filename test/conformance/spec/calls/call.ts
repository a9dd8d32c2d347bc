import type { Route } from '../routes.js';

/** What earlier calls have made known: ids, tokens, addresses, by name. */
export type Known = Readonly<Record<string, string>>;

/** A call that succeeds, what it sends and what it answers. The calls are made one after the other. */
export interface Call {
  readonly route: Route;
  readonly as: 'guest' | 'user' | 'admin';
  /** Replaces `{id}` of the route; the name of something known. */
  readonly id?: string;
  /** Follows the path; `{name}` is something known. */
  readonly query?: string;
  readonly send?: (known: Known) => object;
  /** Where a token is not the caller's own: the name of something known. */
  readonly bearer?: string;
  /** Something the test does first: see the driver. */
  readonly first?: 'read the reset link' | 'pay by card' | 'read the unsubscribe link';
  /** 200 unless told otherwise. */
  readonly status?: number;
  readonly message?: string;
  readonly data: unknown;
  readonly meta?: object;
  /** Keeps `data._id`, or what else is named, under a name. */
  readonly keep?: readonly [name: string, field?: string];
}
