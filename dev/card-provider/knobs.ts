import { z } from 'zod';
import { OPERATION_NAMES } from './operations/operations.js';

const ms = z.number().int().min(0);

const fault = z.strictObject({
  /** One operation, or `*` for each. */
  operation: z.enum(['*', ...OPERATION_NAMES]).default('*'),
  /** Never answer, cut the connection, or answer with `status`. */
  does: z.enum(['hang', 'close', 'fail']),
  /** Before anything changes, or after it is stored. */
  when: z.enum(['before', 'after']).default('before'),
  status: z.number().int().min(400).max(599).default(500),
  /** For how many calls. */
  times: z.number().int().min(1).default(1),
});

const schema = z.strictObject({
  /** Delay of each call, in ms. */
  answerDelayMs: ms,
  /** The next faults, in order. */
  faults: z.array(fault),
  /** How many of the next refunds fail some time after their creation. */
  failRefunds: z.number().int().min(0),
  /** Events are lost for good. */
  dropWebhooks: z.boolean(),
  /** Each event is sent that many times at once. */
  webhookCopies: z.number().int().min(1).max(100),
  /** Delay of the first attempt, in ms. */
  webhookDelayMs: ms,
  /** Collects events for that many ms and sends them newest first; 0 sends each at once. */
  webhookReverseMs: ms,
  /** Where events go. */
  webhookUrl: z.url(),
});

/** How the outside world misbehaves. All parts are optional: what is not named stays. */
export type Knobs = Partial<z.input<typeof schema>>;
export type Fault = z.output<typeof fault>;

/** @throws ZodError naming each bad knob. */
export function readKnobs(value: unknown): Partial<z.output<typeof schema>> {
  return schema.partial().parse(value);
}

/** The knobs as they are set, and used up. */
export class KnobSet {
  answerDelayMs = 0;
  faults: Fault[] = [];
  failRefunds = 0;
  dropWebhooks = false;
  webhookCopies = 1;
  webhookDelayMs = 0;
  webhookReverseMs = 0;
  webhookUrl: string | undefined;

  turn(knobs: Partial<z.output<typeof schema>>): void {
    Object.assign(this, knobs);
  }

  /** The fault of this call, if any; it counts as one of its times. */
  takeFault(operation: string, when: Fault['when']): Fault | undefined {
    const found = this.faults.find(
      (fault) => fault.when === when && [operation, '*'].includes(fault.operation),
    );
    if (found) {
      this.faults = this.faults
        .map((each) => (each === found ? { ...each, times: each.times - 1 } : each))
        .filter((each) => each.times > 0);
    }
    return found;
  }

  takeRefundFailure(): boolean {
    if (this.failRefunds === 0) return false;
    this.failRefunds -= 1;
    return true;
  }
}
