import { minute } from '../data/shop-time';
import type { SecurityEvent } from '../data/records';

type Account = NonNullable<SecurityEvent['account']>;

/** Whose event it is: of the account concerned, or of who did it. */
export function accountOf({ account, actor, address }: SecurityEvent): string {
  const whose = account ?? actor;
  if (whose) return nameOf(whose);
  return address ? 'Unknown account' : 'No account';
}

/** The browser or program, as it calls itself, and whether the account knows it. */
export function deviceOf({ device, trustedDevice }: SecurityEvent): string {
  return [device, trustedDevice && 'trusted device'].filter(Boolean).join(' · ');
}

/** What else is known: what it was about, who did it for another, since when it is counted. */
export function detailsOf({
  kind,
  subject,
  account,
  actor,
  count,
  firstAt,
}: SecurityEvent): string {
  const isForAnother = account && actor && account._id !== actor._id;
  return [
    kind === 'role.changed' && subject ? `now ${subject}` : subject,
    isForAnother && `by ${nameOf(actor)}`,
    count > 1 && `since ${minute(firstAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** All that is known of an event besides its kind, a line each. */
export function linesOf(event: SecurityEvent): string[] {
  const { at, address } = event;
  const where = [minute(at), address].filter(Boolean).join(' · ');
  return [accountOf(event), where, detailsOf(event), deviceOf(event)].filter(Boolean);
}

/** An account that no longer exists has its id alone. */
function nameOf({ _id, email }: Account): string {
  return email ?? _id;
}
