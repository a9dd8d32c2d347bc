import type { Knobs } from '../../dev/card-provider/knobs.js';

export const SECRET_KEY = 'sk_test_vigor';
export const PUBLISHABLE_KEY = 'pk_test_vigor';

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

/** The properties of an intent that the invariant checks need. */
export interface KnownIntent {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly created: number;
  readonly canceled_at: number | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface KnownRefund {
  readonly payment_intent: string;
  readonly status: string;
  readonly amount: number;
}

export interface KnownDispute {
  readonly id: string;
  readonly payment_intent: string;
}

export interface KnownFraudWarning {
  readonly payment_intent: string;
  readonly actionable: boolean;
}

export interface CardsState {
  readonly payment_intents: readonly KnownIntent[];
  readonly refunds: readonly KnownRefund[];
  readonly disputes: readonly KnownDispute[];
  readonly fraud_warnings: readonly KnownFraudWarning[];
  /** Faults that are not used up yet. */
  readonly faults_left: readonly { readonly times: number }[];
}

/** The card stand-in as used by browsers, by a forged server and by the controls of a test. */
export class Cards {
  constructor(readonly url: string) {}

  /** Confirms a payment as a browser does; returns the intent, or the error's code. */
  async confirm(clientSecret: string, number = GOOD_CARD): Promise<{ id: string; status: string }> {
    const id = idOf(clientSecret);
    const answer = await this.post(`/v1/payment_intents/${id}/confirm`, {
      key: PUBLISHABLE_KEY,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][name]': 'Billing Name',
      'payment_method_data[billing_details][address][city]': 'Billing City',
    });
    const body = answer.body as { status?: string; error?: { code?: string; message: string } };
    return { id, status: body.status ?? body.error?.code ?? body.error?.message ?? 'failed' };
  }

  /** A call with the secret key, which only the shop's server should make. */
  async asServer(path: string, params: Readonly<Record<string, string>>): Promise<KnownIntent> {
    const { status, body } = await this.post(`/v1/${path}`, params, SECRET_KEY);
    if (status !== 200) throw new Error(`the stand-in refused: ${JSON.stringify(body)}`);
    return body as KnownIntent;
  }

  async turn(knobs: Knobs): Promise<void> {
    const body = JSON.stringify(knobs);
    const answer = await fetch(`${this.url}/__knobs`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`the stand-in refused the controls: ${await answer.text()}`);
  }

  async state(): Promise<CardsState> {
    return (await (await fetch(`${this.url}/__state`)).json()) as CardsState;
  }

  async intent(id: string): Promise<KnownIntent> {
    const { payment_intents: intents } = await this.state();
    const found = intents.find((intent) => intent.id === id);
    if (!found) throw new Error(`the stand-in does not know ${id}`);
    return found;
  }

  private async post(path: string, params: Readonly<Record<string, string>>, key?: string) {
    const answer = await fetch(`${this.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(params),
      headers: key ? { authorization: `Bearer ${key}` } : {},
    });
    return { status: answer.status, body: await answer.json() };
  }
}

/** The id of the intent of a client secret. */
export const idOf = (clientSecret: string) => clientSecret.split('_secret')[0]!;
