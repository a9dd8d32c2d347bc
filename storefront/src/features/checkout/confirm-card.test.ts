import type { PaymentIntent, StripeCardElement, StripeError } from '@stripe/stripe-js';
import { awaitBank, confirmCard, resumeCard, type CardProvider } from './confirm-card';

const DETAILS = {
  fullName: 'Ada',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};
const intent = (status: string) => ({ paymentIntent: { status } as PaymentIntent });
const error = (fields: Partial<StripeError>) => ({ error: fields as StripeError });

function provider(answers: Partial<Record<'confirm' | 'retrieve' | 'next', object>>): CardProvider {
  const answer = (name: keyof typeof answers) => async () => {
    const given = answers[name];
    if (!given) throw new Error(`${name} was not expected`);
    return given as never;
  };
  return {
    confirmCardPayment: answer('confirm'),
    retrievePaymentIntent: answer('retrieve'),
    handleNextAction: answer('next'),
  };
}

describe('paying with a card', () => {
  const pay = (answers: Parameters<typeof provider>[0]) =>
    confirmCard(provider(answers), 'pi_1_secret_2', {} as StripeCardElement, DETAILS);

  it.each([
    ['succeeded', 'paid'],
    ['processing', 'processing'],
    ['requires_payment_method', 'failed'],
  ])('that is %s is %s', async (status, kind) => {
    expect(await pay({ confirm: intent(status) })).toMatchObject({ kind });
  });

  it('says the provider’s words of a decline', async () => {
    const declined = error({ type: 'card_error', message: 'Your card was declined.' });
    expect(await pay({ confirm: declined })).toEqual({
      kind: 'failed',
      message: 'Your card was declined.',
    });
  });

  it('looks again where the answer was lost, or the intent was paid already', async () => {
    const lost = error({ type: 'api_connection_error', message: 'lost' });
    expect(await pay({ confirm: lost, retrieve: intent('succeeded') })).toEqual({ kind: 'paid' });
    const again = error({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
    expect(await pay({ confirm: again, retrieve: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(await pay({ confirm: lost, retrieve: intent('requires_payment_method') })).toEqual({
      kind: 'failed',
      message: 'lost',
    });
  });

  it('looks again where the form broke', async () => {
    expect(await pay({ retrieve: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(await pay({ retrieve: intent('requires_payment_method') })).toEqual({ kind: 'broken' });
    expect(await pay({})).toEqual({ kind: 'broken' });
  });
});

describe('a payment that was interrupted', () => {
  const resume = (answers: Parameters<typeof provider>[0], isOver = false) =>
    resumeCard(provider(answers), 'pi_1_secret_2', () => isOver);

  it('asks the bank’s question again where it waits for it', async () => {
    const retrieve = intent('requires_action');
    expect(await resume({ retrieve, next: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(await resume({ retrieve, next: error({ message: 'no' }) })).toMatchObject({
      kind: 'failed',
    });
    expect(await resume({ retrieve }, true)).toEqual({ kind: 'unpaid' });
  });

  it('is broken off where the provider’s script breaks', async () => {
    expect(await resume({})).toEqual({ kind: 'broken' });
    expect(await resume({ retrieve: intent('requires_action') })).toEqual({ kind: 'broken' });
  });

  it('is as it is otherwise', async () => {
    expect(await resume({ retrieve: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(await resume({ retrieve: intent('canceled') })).toEqual({ kind: 'unpaid' });
  });
});

describe('a payment in the bank’s hands', () => {
  const decide = async (last: object, isOver = false) => {
    const answers = [intent('processing'), error({ type: 'api_connection_error' }), last];
    const waits: number[] = [];
    const answer = await awaitBank(
      { ...provider({}), retrievePaymentIntent: async () => answers.shift() as never },
      'pi_1_secret_2',
      { wait: async (ms) => void waits.push(ms), isOver: () => isOver },
    );
    return { answer, looks: waits.length };
  };

  it('is asked for until the bank has decided', async () => {
    expect(await decide(intent('succeeded'))).toEqual({ answer: { kind: 'paid' }, looks: 3 });
    const last_payment_error = { message: 'No funds.' };
    const failed = { paymentIntent: { status: 'requires_payment_method', last_payment_error } };
    expect(await decide(failed)).toMatchObject({
      answer: { kind: 'failed', message: 'No funds.' },
    });
  });

  it('is not asked for once nobody waits', async () => {
    expect(await decide(intent('succeeded'), true)).toEqual({ answer: null, looks: 0 });
  });
});
