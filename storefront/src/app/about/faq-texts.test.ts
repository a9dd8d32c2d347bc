import { orderStatuses } from '../../../../common/contract/order-status';
import { REFUND_ARRIVAL } from '../../../../common/contract/order';
import { currentSettings } from '../../../../common/contract/current-settings';
import { faqsOf } from './faq-texts';

const answerTo = (question: string, settings = currentSettings({}, true)) =>
  faqsOf(settings).find((faq) => faq.question === question)?.answer ?? '';
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

describe('the FAQ promises what the settings say', () => {
  const back = 'Can I send something back?';
  const where = 'Where is my order?';

  it.each([
    [{ returnDays: 14 }, back, 'Until 14 days after delivery.'],
    [{ returnDays: 1, returnShipping: 'shop' as const }, back, 'Until 1 day after delivery.'],
    [{ returnDays: 1, returnShipping: 'shop' as const }, back, 'We pay the return shipping.'],
    [{ returnDays: 14 }, back, 'You pay the return shipping.'],
    [{ handlingDays: 2 }, where, 'It ships within 2 business days, and we email you when it does.'],
    [{}, where, 'We also email you when it ships.'],
  ])('%j', (set, question, promise) => {
    expect(answerTo(question, currentSettings(set, false))).toContain(promise);
  });

  it('and nothing of returns after delivery where there is no window', () => {
    expect(answerTo(back, currentSettings({ returnDays: 0 }, false))).toMatch(
      /no longer be returned/,
    );
    expect(answerTo(back, currentSettings({ returnDays: 14 }, false))).not.toMatch(/no longer/);
  });
});
