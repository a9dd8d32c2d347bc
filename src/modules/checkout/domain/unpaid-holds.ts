import { MINUTE_MS } from '../../../kernel/time.js';
import { ALLOWED_MS } from './hold-allowance.js';

/** Who holds, or wants to hold, stock. */
export interface Holder {
  readonly userId: string;
  /** From which address: see `Payer` of payments; null where it is not known. */
  readonly origin: string | null;
  /** A keyed hash of the network of that address; null where it is not known. */
  readonly network: string | null;
}

/** A hold of a product that goes on, or ended unpaid. */
export interface UnpaidHold extends Holder {
  readonly checkoutId: string;
  /** Units; 0 where it has ended. */
  readonly quantity: number;
  /** How much of the window it lasted, in ms. */
  readonly unpaidMs: number;
  readonly isOpen: boolean;
}

/** Unpaid time from which on it counts: against its account, or all together against others of their address or network. */
const COUNTED_MS = 10 * MINUTE_MS;

/** Time to pay in, in which a hold counts against nobody else, and gives way only where its own account counts. */
const TIME_TO_PAY_MS = 3 * MINUTE_MS;

/** Unpaid time after which an account may not take the last units; less where others near it count. */
const LAST_UNITS_MS = { alone: ALLOWED_MS, nearOthers: TIME_TO_PAY_MS };

/** Whose unpaid time counts against somebody; the higher, the sooner they give way. */
enum Standing {
  Nobodys,
  OfNetwork,
  OfAddress,
  OfAccount,
}

/**
 * The checkouts that give way so that somebody gets units which holds alone make sold out: the oldest of those
 * that count, because their account, or others of their address or network, held the product for nothing. Nobody gives
 * way to who counts more.
 * @param missing units that are wanted and not free
 * @param holds all of the product within the window, the oldest first
 * @returns ids of checkouts; none where they would not free enough
 */
export function givingWay(
  wanting: Holder,
  missing: number,
  holds: readonly UnpaidHold[],
): readonly string[] {
  const standing = standingOf(wanting, holds);
  const given: string[] = [];
  let freed = 0;
  for (const hold of holds) {
    if (freed >= missing) break;
    if (!hold.isOpen || hold.userId === wanting.userId) continue;
    if (!givesWayTo(standing, hold, holds)) continue;
    given.push(hold.checkoutId);
    freed += hold.quantity;
  }
  return freed >= missing ? given : [];
}

/**
 * The checkout that gives way though nobody is known to want its units, who see a product that is sold out: among those
 * that count and have had their time to pay, the oldest of the accounts that count themselves, or else the oldest.
 * @returns its id
 */
export function overdue(holds: readonly UnpaidHold[]): string | undefined {
  const late = holds.filter(
    (hold) =>
      hold.isOpen && hold.unpaidMs > TIME_TO_PAY_MS && standingOf(hold, holds) !== Standing.Nobodys,
  );
  const first = late.find((hold) => standingOf(hold, holds) === Standing.OfAccount) ?? late[0];
  return first?.checkoutId;
}

/** Whether somebody may hold the last units of a product, after what they held without paying. */
export function mayTakeLast(wanting: Holder, holds: readonly UnpaidHold[]): boolean {
  const own = spentMs(holds.filter(({ userId, isOpen }) => userId === wanting.userId && !isOpen));
  const near = nearOthers(wanting, holds) > Standing.Nobodys;
  return own < (near ? LAST_UNITS_MS.nearOthers : LAST_UNITS_MS.alone);
}

function givesWayTo(wanting: Standing, hold: UnpaidHold, holds: readonly UnpaidHold[]): boolean {
  const standing = standingOf(hold, holds);
  if (standing === Standing.Nobodys || wanting > standing) return false;
  if (standing === Standing.OfAccount && wanting < standing) return true;
  return hold.unpaidMs > TIME_TO_PAY_MS;
}

function standingOf(holder: Holder, holds: readonly UnpaidHold[]): Standing {
  const own = holds.filter(({ userId }) => userId === holder.userId);
  return spentMs(own) >= COUNTED_MS ? Standing.OfAccount : nearOthers(holder, holds);
}

/** The standing by the holds of others alone. */
function nearOthers(holder: Holder, holds: readonly UnpaidHold[]): Standing {
  const isCounted = (key: 'origin' | 'network') => {
    if (holder[key] === null) return false;
    const near = holds.filter((hold) => hold.userId !== holder.userId && hold[key] === holder[key]);
    const lost = near.map(({ isOpen, unpaidMs }) => unpaidMs - (isOpen ? TIME_TO_PAY_MS : 0));
    return lost.reduce((sum, ms) => sum + Math.max(0, ms), 0) >= COUNTED_MS;
  };
  if (isCounted('origin')) return Standing.OfAddress;
  return isCounted('network') ? Standing.OfNetwork : Standing.Nobodys;
}

/** Unpaid time of one account. A hold that goes on counts once it was prolonged for longer than an account is allowed. */
function spentMs(own: readonly UnpaidHold[]): number {
  return own
    .filter(({ isOpen, unpaidMs }) => !isOpen || unpaidMs > ALLOWED_MS)
    .reduce((sum, { unpaidMs }) => sum + unpaidMs, 0);
}
