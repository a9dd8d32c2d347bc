import type { OrderEvent } from './api';
import { statusLook } from './order-status';

/** A step of the order as the shopper reads it. */
export interface HistoryStep {
  at: string;
  text: string;
}

/** The steps of an order's history that concern the shopper, latest first; internal ones are left out. */
export function historySteps(history: readonly OrderEvent[]): HistoryStep[] {
  return history
    .flatMap(({ at, what, detail }) => {
      const text = textOf(what, detail);
      return text ? [{ at, text }] : [];
    })
    .toReversed();
}

function textOf(what: string, detail: string): string | undefined {
  switch (what) {
    case 'status':
      return detail === 'pending' ? 'Order placed' : statusLook(detail).label;
    case 'payment':
      return `Payment: ${detail}`;
    case 'refund':
      return `Refund: ${detail}`;
    case 'parcel':
      return parcelStep(detail);
    case 'return':
      return capitalized(detail);
    case 'address':
      return `Address ${detail}`;
    case 'mail':
    case 'email-resent':
      return `Email: ${detail}`;
    default:
      return undefined;
  }
}

/** What left, or did not after all; what the staff corrected is its own affair. */
function parcelStep(detail: string): string | undefined {
  if (detail.includes('corrected') || detail.includes('before its email')) return undefined;
  return capitalized(detail);
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
