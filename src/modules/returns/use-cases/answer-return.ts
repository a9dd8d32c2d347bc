import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { approved, declined, type OrderReturn } from '../domain/order-return.js';
import { returnChanged } from '../domain/return-events.js';
import { LockedReturns } from './locked-returns.js';
import { RecordReturnStep } from './record-return-step.js';

/** What staff decide about a return. */
export interface ReturnAnswer {
  readonly decision: 'approved' | 'declined';
  /** For the shopper. */
  readonly text: string;
  /** The id of the staff's account. */
  readonly by: string;
}

/** Approves or declines a return for staff; the shopper gets an email with the text. */
@Injectable()
export class AnswerReturn {
  constructor(
    private readonly locked: LockedReturns,
    private readonly recordStep: RecordReturnStep,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, IllegalReturnStep */
  execute(returnId: string, { decision, text, by }: ReturnAnswer): Promise<void> {
    return this.unitOfWork.run(async () => {
      const locked = await this.locked.one(returnId);
      const { orderReturn } = locked;
      const answered = CHANGES[decision](orderReturn, text);
      await this.recordStep.execute(locked, orderReturn, answered, {
        action: decision === 'approved' ? 'approve' : 'decline',
        detail: `return ${orderReturn.number} ${decision}`,
        by,
      });
      const { orderId } = orderReturn;
      await this.events.publish(returnChanged, { orderId, returnId, state: decision });
    });
  }
}

const CHANGES = { approved, declined } as const satisfies Record<
  ReturnAnswer['decision'],
  (orderReturn: OrderReturn, text: string) => OrderReturn
>;
