import { idOf, PUBLISHABLE_KEY } from '../../support/cards.js';
import type { ApiAnswer } from '../../support/api-client.js';
import { toCents } from '../../support/product-fixtures.js';
import { DETAILS, type Order } from '../../support/shoppers.js';
import { type Account } from './account.js';
import type { ExpectedLine, Expectations } from './expectations.js';
import type { ScenarioShop } from './scenario-shop.js';
import { type ScenarioAction, CARDS } from './step.js';

interface CartItem {
  readonly _id: string;
  readonly quantity: number;
  readonly product: { readonly _id: string; readonly finalPrice: number };
}

/** Where orders go: each differs in every field that the email and the parcel need. */
export const addressOf = (nth: number) => ({
  ...DETAILS,
  email: `details-${nth}@example.com`,
  address: `${nth} Main Street`,
});

const nthOf = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(1, items.length)];

type Payment = Extract<ScenarioAction, { do: 'pay' }>;

/** What shoppers do, in their browsers and at the card provider. */
export class ShopperActions {
  constructor(
    private readonly shop: ScenarioShop,
    private readonly expected: Expectations,
    private readonly accounts: readonly Account[],
  ) {}

  async perform(action: Extract<ScenarioAction, { who: number }>): Promise<unknown> {
    const account = this.accounts[action.who]!;
    switch (action.do) {
      case 'fill': {
        const product = this.expected.productIds[action.product]!;
        return account.call('post', 'cart/create-cart', { product, quantity: action.units });
      }
      case 'change': {
        const line = nthOf(await this.cartOf(account), action.line);
        const body = { quantity: action.units };
        return line && account.call('put', `cart/user/${line._id}`, body);
      }
      case 'remove': {
        const line = nthOf(await this.cartOf(account), action.line);
        return line && account.call('delete', `cart/user/${line._id}`);
      }
      case 'begin checkout':
        return this.beginCheckout(account, action.address);
      case 'buy':
        await this.perform({ ...action, do: 'fill' });
        await this.beginCheckout(account, action.address);
        return this.pay(account, { card: action.card, back: 0 });
      case 'pay':
        return this.pay(account, action);
      case 'answer challenge':
        return this.answerChallenge(account, action.outcome);
      case 'ask for order':
        return this.askForOrder(account, action.presses);
      case 'ask for order of another':
        return this.askForOrderOf(account, this.accounts[action.whose]!);
      case 'sign up again':
        return account.signUp();
    }
  }

  private async cartOf(account: Account): Promise<CartItem[]> {
    const { status, data } = await account.call<CartItem[]>('get', 'cart/user');
    return status === 200 ? data : [];
  }

  private async beginCheckout(account: Account, address: number): Promise<void> {
    const lines: ExpectedLine[] = (await this.cartOf(account)).map(({ quantity, product }) => ({
      productId: product._id,
      quantity,
      cents: toCents(product.finalPrice),
    }));
    const cents = lines.reduce((sum, line) => sum + line.quantity * line.cents, 0);
    // Whatever the answer is, the payment that is open may go there from now on.
    this.newest(account)?.addresses.add(address);
    const { answer, addresses } = await account.beginCheckout(address, {
      amount: cents / 100,
      customerDetails: addressOf(address),
    });
    this.newest(account)?.addresses.add(address);
    if (answer.status === 200) this.begun(account, answer, { lines, cents, addresses });
  }

  private begun(
    account: Account,
    { data: secret, meta }: ApiAnswer<string>,
    {
      addresses,
      ...shown
    }: { lines: ExpectedLine[]; cents: number; addresses: ReadonlySet<number> },
  ): void {
    const id = idOf(secret);
    const heldUntilMs = new Date(String(meta?.['holdUntil'])).getTime();
    const known = this.expected.payments.get(id);
    if (known && known.account !== account) {
      this.expected.violate(`${id} was given to two accounts`);
    }
    if (!known) account.begun.push({ id, secret });
    this.expected.payments.set(id, {
      account,
      ...shown,
      ...known,
      heldUntilMs,
      addresses: new Set(addresses),
    });
  }

  private async pay(account: Account, { card, back }: Pick<Payment, 'card' | 'back'>) {
    const payment = account.begun.at(-1 - back);
    if (payment) await this.shop.cards.cards.confirm(payment.secret, CARDS[card]);
  }

  private async answerChallenge(account: Account, outcome: string): Promise<void> {
    const payment = account.begun.at(-1);
    if (!payment) return;
    await fetch(`${this.shop.cards.url}/v1/payment_intents/${payment.id}/challenge`, {
      method: 'POST',
      body: new URLSearchParams({
        key: PUBLISHABLE_KEY,
        client_secret: payment.secret,
        outcome,
      }),
    });
  }

  private async askForOrder(account: Account, presses: number): Promise<void> {
    const payment = account.begun.at(-1);
    if (!payment) return;
    const answers = await Promise.all(
      Array.from({ length: presses }, () => this.createOrder(account, payment.id)),
    );
    const orders = answers.filter(({ status }) => status < 300).map(({ data }) => data._id);
    if (new Set(orders).size > 1)
      this.expected.violate(`${payment.id} became ${orders.join(', ')}`);
  }

  private async askForOrderOf(account: Account, another: Account): Promise<void> {
    const payment = another.begun.at(-1);
    if (!payment || another === account) return;
    const { status } = await this.createOrder(account, payment.id);
    if (status < 300)
      this.expected.violate(`${account.email} was given the order of ${payment.id}`);
  }

  private createOrder(account: Account, transactionId: string): Promise<ApiAnswer<Order>> {
    return account.call('post', 'orders/create-order', { transactionId });
  }

  private newest(account: Account) {
    return this.expected.payments.get(account.begun.at(-1)?.id ?? '');
  }
}
