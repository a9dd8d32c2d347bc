import {
  checkoutFixture,
  clientSecret,
  intent,
  order,
  pending,
  purchase,
  settled,
} from './testing/checkout-fixture';

const { customerDetails } = purchase;
const later = new Date(Date.now() + 60_000).toISOString();

describe('a purchase', () => {
  it('asks for the payment, charges the card, asks for the order, shows it', async () => {
    const { process, provider, answers, calls, pay, read } = checkoutFixture();
    answers.start.push({ clientSecret, holdUntil: later });
    answers.confirm.push(intent('succeeded'));
    answers.order.push(order);
    process.setProvider(provider, false);
    pay();
    await settled();
    expect(calls).toEqual(['start', 'confirm', 'order', 'show 100001']);
    expect(process.current()).toEqual({ at: 'placed', order });
    expect(process.holdUntil()).toBe(later);
    expect(read()).toEqual({});
  });

  it('pays once, however often the button is pressed, and not without the provider', async () => {
    const { process, provider, answers, calls, pay } = checkoutFixture();
    pay();
    expect(process.current()).toEqual({ at: 'form' });
    answers.start.push(new Promise(() => undefined));
    process.setProvider(provider, false);
    pay();
    pay();
    await settled();
    expect(calls).toEqual(['start']);
  });

  it('is back on the form after a decline, and forgets the payment but not the details', async () => {
    const { process, provider, answers, calls, pay, read } = checkoutFixture();
    answers.start.push({ clientSecret, holdUntil: later });
    answers.confirm.push({ error: { type: 'card_error', message: 'Declined.' } });
    process.setProvider(provider, false);
    pay();
    await settled();
    expect(process.current()).toEqual({ at: 'form', problem: 'Payment failed: Declined.' });
    expect(read()).toEqual({ details: customerDetails, holdUntil: later });
    expect(calls).not.toContainEqual(expect.stringMatching(/^show/));
  });

  it('waits for a bank that has not decided, then for an order that is delayed', async () => {
    const { process, provider, answers, calls, pay } = checkoutFixture();
    answers.start.push({ clientSecret, holdUntil: undefined });
    answers.confirm.push(intent('processing'));
    answers.retrieve.push(intent('processing'), intent('succeeded'));
    const busy = { status: 503 };
    answers.order.push(busy, busy, busy, busy, pending().promise);
    process.setProvider(provider, false);
    pay();
    await settled();
    expect(calls.filter((call) => call === 'retrieve')).toHaveLength(2);
    expect(process.current()).toEqual({ at: 'awaiting-order', clientSecret, isSlow: true });
  });
});

describe('a refused payment', () => {
  it.each([
    [
      {
        status: 409,
        code: 'already_paid',
        message: 'x',
        data: { order: 'order', number: 100_001 },
      },
      ['start', 'refresh cart and orders', 'show 100001'],
      { at: 'placed', order },
    ],
    [
      { status: 409, message: 'Only 2 left in stock' },
      ['start', 'refresh cart'],
      { at: 'form', problem: 'Only 2 left in stock' },
    ],
    [
      { status: 400, message: 'x', errors: [{ field: 'zip', message: 'Enter a valid ZIP code' }] },
      ['start'],
      { at: 'form', fieldErrors: [{ field: 'zip', message: 'Enter a valid ZIP code' }] },
    ],
  ])('%#', async (refusal, called, state) => {
    const { process, provider, answers, calls, pay } = checkoutFixture();
    answers.start.push(refusal);
    process.setProvider(provider, false);
    pay();
    await settled();
    expect(calls).toEqual(called);
    expect(process.current()).toEqual(state);
  });
});

describe('after a reload', () => {
  const paid = { details: customerDetails, payment: { clientSecret, isPaid: true } };
  const unpaid = { details: customerDetails, payment: { clientSecret, isPaid: false } };

  it('the order of what is paid is asked for, once, without the provider', async () => {
    const { process, provider, answers, calls, open, leave } = checkoutFixture(paid);
    answers.order.push(order);
    open();
    leave();
    open();
    process.setProvider(provider, false);
    await settled();
    expect(calls).toEqual(['order', 'show 100001']);
  });

  it('a paid order that cannot be made ends the checkout, and is not asked for again', async () => {
    const { process, answers, open, read } = checkoutFixture(paid);
    const message = 'Your payment is being refunded.';
    answers.order.push({ status: 409, code: 'refunding', message });
    open();
    await settled();
    expect(process.current()).toEqual({ at: 'ended', message });
    expect(read()).toEqual({ details: customerDetails });
  });

  it('a session that has run out keeps the payment for after the login', async () => {
    const { process, answers, open, read } = checkoutFixture(paid);
    answers.order.push({ status: 401, message: 'Please log in to continue' });
    open();
    await settled();
    expect(process.current().at).toBe('awaiting-order');
    expect(read()).toEqual(paid);
  });

  it('the bank’s question is asked again', async () => {
    const { process, provider, answers, calls, open } = checkoutFixture(unpaid);
    answers.retrieve.push(intent('requires_action'));
    answers.next.push(intent('succeeded'));
    answers.order.push(order);
    open();
    expect(process.current().at).toBe('interrupted');
    process.setProvider(provider, false);
    await settled();
    expect(calls).toEqual(['retrieve', 'next', 'order', 'show 100001']);
  });

  it('a provider that cannot be had leads to the form, and back to the payment once it is there', async () => {
    const { process, provider, answers, calls, open, read } = checkoutFixture(unpaid);
    answers.retrieve.push(intent('requires_payment_method'));
    open();
    process.setProvider(null, true);
    expect(process.current().at).toBe('form');
    expect(read()).toEqual(unpaid);
    process.setProvider(provider, false);
    await settled();
    expect(calls).toEqual(['retrieve']);
    expect(process.current()).toEqual({ at: 'form' });
    expect(read()).toEqual({ details: customerDetails });
  });

  it('is found by a reload that has begun when the order comes', async () => {
    const note = { payment: { clientSecret, isPaid: true } };
    const { process, answers, waits, calls, open, read } = checkoutFixture(note);
    const unload = pending<void>();
    waits.push(unload.promise);
    answers.order.push(order);
    process.unloading();
    open();
    await settled();
    expect(calls).toEqual(['wait', 'order', 'show 100001']);
    expect(read()).toEqual(note);
    unload.resolve();
    await settled();
    expect(read()).toEqual({});
  });

  it('a hold is named while it lasts', () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    expect(checkoutFixture({ holdUntil: later }).process.holdUntil()).toBe(later);
    expect(checkoutFixture({ holdUntil: past }).process.holdUntil()).toBeUndefined();
  });
});

describe('after the shopper has left', () => {
  async function leaveWhileCharged(answer: object) {
    const parts = checkoutFixture();
    const card = pending<object>();
    parts.answers.start.push({ clientSecret, holdUntil: undefined });
    parts.answers.confirm.push(card.promise);
    parts.answers.order.push(order);
    parts.open();
    parts.process.setProvider(parts.provider, false);
    parts.pay();
    await settled();
    parts.leave();
    card.resolve(answer);
    await settled();
    return parts;
  }

  it('success is shown all the same', async () => {
    const { calls } = await leaveWhileCharged(intent('succeeded'));
    expect(calls).toEqual(['start', 'confirm', 'order', 'show 100001']);
  });

  it('a decline is told', async () => {
    const declined = { error: { type: 'card_error', message: 'Declined.' } };
    const { calls } = await leaveWhileCharged(declined);
    expect(calls).toEqual(['start', 'confirm', 'show Payment failed: Declined.']);
  });

  it('nobody waits for an order that does not come at once', async () => {
    const { answers, calls, open, leave } = checkoutFixture({
      payment: { clientSecret, isPaid: true },
    });
    const first = pending<object>();
    answers.order.push(first.promise);
    open();
    leave();
    first.resolve({ status: 503 });
    await settled();
    expect(calls).toEqual(['order', 'wait']);
  });
});
