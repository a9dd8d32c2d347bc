import { QUEUES } from '../../../src/platform/outbox/job.js';
import type { SeededRandom } from '../../support/seeded-random.js';
import {
  type ScenarioAction,
  FAILPOINTS,
  PRODUCTS,
  PROVIDER_OPERATIONS,
  SHOPPERS,
  type Step,
  type StepFault,
} from './step.js';

const LEAST = 20;
const MOST = 60;
/** The share of steps with a fault, and of those with two or three actions at once. */
const FAULTY = 0.25;
const TOGETHER = 0.3;
/** The share of steps in which time passes. */
const PASSING = 0.07;
const MANY = 1_000;

/** The steps of a scenario: by the random alone, not by what the shop answers. */
export function randomSteps(random: SeededRandom): Step[] {
  return Array.from({ length: random.between(LEAST, MOST) }, () => randomStep(random));
}

function randomStep(random: SeededRandom): Step {
  if (random.next() < PASSING) {
    return { actions: [{ do: 'pass', minutes: randomMinutes(random) }] };
  }
  const count = random.next() < TOGETHER ? random.between(2, 3) : 1;
  const actions = Array.from({ length: count }, () => randomAction(random));
  return random.next() < FAULTY ? { actions, fault: randomFault(random) } : { actions };
}

function randomAction(random: SeededRandom): ScenarioAction {
  const who = random.between(0, SHOPPERS - 1);
  const product = random.between(0, PRODUCTS - 1);
  const any = random.between(0, MANY);
  const units = random.between(1, 3);
  const address = random.between(0, 2);
  return random.pick<() => ScenarioAction>([
    [16, () => ({ do: 'buy', who, product, units, address, card: randomCard(random) })],
    [6, () => ({ do: 'fill', who, product, units })],
    [2, () => ({ do: 'change', who, line: any, units })],
    [2, () => ({ do: 'remove', who, line: any })],
    [6, () => ({ do: 'begin checkout', who, address })],
    [8, () => ({ do: 'pay', who, card: randomCard(random), back: random.next() < 0.15 ? 1 : 0 })],
    [4, () => ({ do: 'answer challenge', who, outcome: units === 1 ? 'fail' : 'complete' })],
    [8, () => ({ do: 'ask for order', who, presses: units })],
    [1, () => ({ do: 'ask for order of another', who, whose: random.between(0, SHOPPERS - 1) })],
    [1, () => ({ do: 'sign up again', who })],
    [12, () => ({ do: 'send event', event: random.next() < 0.5 ? 0 : any, copies: units })],
    [3, () => ({ do: 'lose event', event: any })],
    [8, () => ({ do: 'run scheduled job', job: any })],
    [14, () => randomRun(random)],
    [8, () => randomStatus(random)],
    [1, () => ({ do: 'ship all' })],
    [4, () => ({ do: 'ship part', order: any, units })],
    [3, () => ({ do: 'cancel the rest', order: any })],
    [2, () => ({ do: 'refund amount', order: any, percent: random.pick(PERCENTS) })],
    [2, () => randomRefundByHand(random, any)],
    [2, () => ({ do: 'decide dispute', dispute: any, verdict: random.pick(VERDICTS) })],
    [2, () => ({ do: 'dismiss warning', order: any })],
    [2, () => ({ do: 'retry failed' })],
    [3, () => ({ do: 'restock', product, units: random.between(-2, 4) })],
    [2, () => ({ do: 'set price', product, cents: random.between(100, 9_999) })],
    [0.3, () => ({ do: 'delete product', product })],
    [2, () => ({ do: 'mail is', state: random.pick(MAIL_STATES) })],
    [1, () => ({ do: 'next refunds fail', count: units })],
  ])();
}

const randomRefundByHand = (random: SeededRandom, order: number): ScenarioAction => ({
  do: 'refund by hand',
  order,
  percent: random.pick(PERCENTS),
  cancels: random.next() < 0.5,
});

const PERCENTS = [
  [2, 40],
  [1, 100],
] as const;
const VERDICTS = [
  [2, 'winning_evidence'],
  [2, 'losing_evidence'],
  [1, 'a photograph'],
] as const;
const MAIL_STATES = [
  [3, 'well'],
  [1, 'away'],
  [1, 'answers-get-lost'],
] as const;

const randomCard = (random: SeededRandom) =>
  random.pick([
    [12, 'good'],
    [2, 'declined'],
    [2, 'challenge'],
    [1, 'challenge, then declined'],
    [2, 'disputed'],
    [2, 'fraud warning'],
    [1, 'late refund'],
    [2, 'processing'],
    [1, 'processing, then declined'],
  ] as const);

/** Seconds to days: retries, leases, holds, sessions, sweeps and reconciliations come due. */
const randomMinutes = (random: SeededRandom): number =>
  random.pick([
    [3, () => random.between(1, 5)],
    [4, () => random.between(14, 17)],
    [2, () => random.between(30, 120)],
    [1, () => random.between(24 * 60, 5 * 24 * 60)],
  ])();

const randomRun = (random: SeededRandom): ScenarioAction => ({
  do: 'run jobs',
  queue: random.pick([[5, 'payments'], [3, 'mail'], ...QUEUES.map((queue) => [1, queue] as const)]),
  processes: random.between(1, 2),
  limit: random.between(1, 6),
  deaths: random.next() < 0.1 ? 1 : 0,
});

const randomStatus = (random: SeededRandom): ScenarioAction => ({
  do: 'set status',
  order: random.between(0, MANY),
  to: random.pick([
    [4, 'shipped'],
    [3, 'canceled'],
    [3, 'returned'],
    [1, 'delivered'],
  ] as const),
  restock: random.next() < 0.7,
});

const randomFault = (random: SeededRandom): StepFault =>
  random.pick<() => StepFault>([
    [
      5,
      () => ({
        kind: 'statement',
        inStatements: random.between(0, 12),
        how: random.pick([
          [2, 'serialization'],
          [1, 'lost-before'],
          [2, 'lost-after'],
        ] as const),
      }),
    ],
    [2, () => ({ kind: 'death', at: FAILPOINTS[random.between(0, FAILPOINTS.length - 1)]! })],
    [
      3,
      () => ({
        kind: 'provider',
        operation: PROVIDER_OPERATIONS[random.between(0, PROVIDER_OPERATIONS.length - 1)]!,
        does: random.next() < 0.5 ? 'fail' : 'close',
        when: random.next() < 0.5 ? 'before' : 'after',
        times: random.between(1, 3),
      }),
    ],
  ])();
