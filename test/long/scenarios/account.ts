import type { ApiAnswer } from '../../support/api-client.js';
import { PASSWORD } from '../../support/password.js';
import type { ScenarioShop } from './scenario-shop.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A payment that an account has begun: what its browser knows. */
export interface OpenPayment {
  readonly id: string;
  readonly secret: string;
}

/** Somebody with an account, who logs in again when the session has ended. */
export class Account {
  readonly begun: OpenPayment[] = [];
  /** The addresses of each checkout that is just being begun. */
  private readonly beginning = new Set<Set<number>>();
  private token = '';

  constructor(
    private readonly shop: ScenarioShop,
    readonly email: string,
    /** Called with each answer that a shop without faults never gives. */
    private readonly onError: (what: string) => void,
  ) {}

  async signUp(): Promise<void> {
    const body = { name: 'A Buyer', email: this.email, password: PASSWORD };
    const answer = await this.send<{ token: string }>('post', 'auth/signup', body);
    if (answer.status === 201) this.token = answer.data.token;
  }

  async call<Data>(method: Method, path: string, body?: object): Promise<ApiAnswer<Data>> {
    const answer = await this.send<Data>(method, path, body);
    if (answer.status !== 401) return answer;
    const credentials = { email: this.email, password: PASSWORD };
    const login = await this.send<{ token: string }>('post', 'auth/login', credentials);
    if (login.status !== 200) return answer;
    this.token = login.data.token;
    return this.send<Data>(method, path, body);
  }

  /**
   * Begins a checkout. Answers, too, all addresses of which one is the last that the shop was given:
   * several where tabs begin at the same time, whichever is answered first.
   */
  async beginCheckout(
    address: number,
    body: object,
  ): Promise<{ answer: ApiAnswer<string>; addresses: ReadonlySet<number> }> {
    const own = new Set([address]);
    for (const other of this.beginning) {
      for (const each of other) own.add(each);
      other.add(address);
    }
    this.beginning.add(own);
    const answer = await this.call<string>('post', 'payment', body);
    this.beginning.delete(own);
    return { answer, addresses: own };
  }

  private async send<Data>(method: Method, path: string, body?: object): Promise<ApiAnswer<Data>> {
    const { app, isFaulty } = this.shop;
    const api = this.token ? app.api.as(this.token) : app.api;
    const answer =
      method === 'get' || method === 'delete'
        ? await api[method]<Data>(path)
        : await api[method]<Data>(path, body);
    if (answer.status >= 500 && !isFaulty) {
      this.onError(`${method} ${path} was answered ${answer.status}: ${answer.body}`);
    }
    return answer;
  }
}
