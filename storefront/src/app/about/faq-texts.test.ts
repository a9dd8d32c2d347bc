import { orderStatuses } from '../../../../common/contract/order-status';
import { REFUND_ARRIVAL } from '../../../../common/contract/order';
import { FAQS } from './faq-texts';

const answerTo = (question: string) => FAQS.find((faq) => faq.question === question)?.answer ?? '';
const canBecome = (from: keyof typeof orderStatuses, to: keyof typeof orderStatuses) =>
  orderStatuses[from].next.includes(to);

describe('the FAQ promises what the order statuses allow', () => {
  it('a cancellation until the order ships', () => {
    expect(answerTo('Can I cancel my order?')).toMatch(/^Until it ships\./);
    expect([canBecome('pending', 'canceled'), canBecome('shipped', 'canceled')]).toEqual([
      true,
      false,
    ]);
  });

  it('a return while the order is on its way, and none after', () => {
    const answer = answerTo('Can I send something back?');
    expect(answer).toMatch(/^While the order is on its way\./);
    expect(answer).toMatch(/An order that was delivered can no longer be returned\.$/);
    expect([canBecome('shipped', 'returned'), canBecome('delivered', 'returned')]).toEqual([
      true,
      false,
    ]);
  });

  it('a refund in the words of the emails', () => {
    for (const question of ['Can I cancel my order?', 'Can I send something back?']) {
      expect(answerTo(question)).toContain(REFUND_ARRIVAL);
    }
  });
});
