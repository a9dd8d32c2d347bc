import type { QueueName } from '../../../src/platform/outbox/job.js';
import type { OrderStatus } from '../../../common/contract/order-status.js';
import type { StatementFault } from './statement-faults.js';
import type { MailerState } from './virtual-mailer.js';

export const SHOPPERS = 3;
export const PRODUCTS = 4;

/** What the shop's surroundings do to one step; over when it ends. */
export type StepFault =
  | { readonly kind: 'statement'; readonly inStatements: number; readonly how: StatementFault }
  /** The process dies there: what comes after is not done, and nobody gets an answer. */
  | { readonly kind: 'death'; readonly at: (typeof FAILPOINTS)[number] }
  | {
      readonly kind: 'provider';
      readonly operation: (typeof PROVIDER_OPERATIONS)[number];
      readonly does: 'fail' | 'close';
      readonly when: 'before' | 'after';
      readonly times: number;
    };

export const FAILPOINTS = [
  'hold-committed',
  'intent-created-not-stored',
  'order-committed',
  'provider-cancelled-hold-not-released',
  'refund-made-not-stored',
] as const;

export const PROVIDER_OPERATIONS = [
  'payment_intents.create',
  'payment_intents.retrieve',
  'payment_intents.cancel',
  'payment_intents.list',
  'refunds.create',
  'refunds.list',
  'disputes.list',
] as const;

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002760003184',
  'challenge, then declined': '4000008400001629',
  disputed: '4000000000000259',
  'fraud warning': '4000000000005423',
  'late refund': '4000000000007726',
  processing: '4000000000006660',
  'processing, then declined': '4000000000006868',
} as const;

/**
 * One thing that happens in a scenario: plain data, so that it can be printed, left out and repeated.
 * `order`, `event` and `product` count modulo what there is at that moment.
 */
export type ScenarioAction =
  | { readonly do: 'fill'; readonly who: number; readonly product: number; readonly units: number }
  | { readonly do: 'change'; readonly who: number; readonly line: number; readonly units: number }
  | { readonly do: 'remove'; readonly who: number; readonly line: number }
  | { readonly do: 'begin checkout'; readonly who: number; readonly address: number }
  /** From the cart to the card, and then the tab is closed. */
  | {
      readonly do: 'buy';
      readonly who: number;
      readonly product: number;
      readonly units: number;
      readonly address: number;
      readonly card: keyof typeof CARDS;
    }
  /** `back` 0 is the newest payment that was begun, 1 the one before, in another tab. */
  | {
      readonly do: 'pay';
      readonly who: number;
      readonly card: keyof typeof CARDS;
      readonly back: number;
    }
  | { readonly do: 'answer challenge'; readonly who: number; readonly outcome: 'complete' | 'fail' }
  /** Presses until answered, `presses` times at once. */
  | { readonly do: 'ask for order'; readonly who: number; readonly presses: number }
  | { readonly do: 'ask for order of another'; readonly who: number; readonly whose: number }
  | { readonly do: 'sign up again'; readonly who: number }
  | { readonly do: 'send event'; readonly event: number; readonly copies: number }
  | { readonly do: 'lose event'; readonly event: number }
  /** Time passes and no process runs; never together with other actions. */
  | { readonly do: 'pass'; readonly minutes: number }
  | { readonly do: 'run scheduled job'; readonly job: number }
  /** Runs claimed jobs at once, in `processes`; `deaths` of them are claimed and never run. */
  | {
      readonly do: 'run jobs';
      readonly queue: QueueName;
      readonly processes: number;
      readonly limit: number;
      readonly deaths: number;
    }
  | {
      readonly do: 'set status';
      readonly order: number;
      readonly to: Exclude<OrderStatus, 'pending'>;
      readonly restock: boolean;
    }
  | { readonly do: 'ship all' }
  /** Units of the first line that has some left. */
  | { readonly do: 'ship part'; readonly order: number; readonly units: number }
  | { readonly do: 'cancel the rest'; readonly order: number }
  /** A free amount, in percent of what is left. */
  | { readonly do: 'refund amount'; readonly order: number; readonly percent: number }
  /** In the provider's dashboard, in percent of what is left; then the order may be canceled. */
  | {
      readonly do: 'refund by hand';
      readonly order: number;
      readonly percent: number;
      readonly cancels: boolean;
    }
  | {
      readonly do: 'decide dispute';
      readonly dispute: number;
      readonly verdict: 'winning_evidence' | 'losing_evidence' | 'a photograph';
    }
  | { readonly do: 'dismiss warning'; readonly order: number }
  | { readonly do: 'retry failed' }
  | { readonly do: 'restock'; readonly product: number; readonly units: number }
  | { readonly do: 'set price'; readonly product: number; readonly cents: number }
  | { readonly do: 'delete product'; readonly product: number }
  | { readonly do: 'mail is'; readonly state: MailerState }
  | { readonly do: 'next refunds fail'; readonly count: number };

/** Actions that begin together, and what goes wrong meanwhile. */
export interface Step {
  readonly actions: readonly ScenarioAction[];
  readonly fault?: StepFault;
}

/** One line that tells a step. */
export const toLine = ({ actions, fault }: Step): string =>
  [
    actions.map((action) => JSON.stringify(action)).join(' with '),
    ...(fault ? [`but ${JSON.stringify(fault)}`] : []),
  ].join(' ');
