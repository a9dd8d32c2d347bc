import { session } from '../../../common/browser/session';
import { FACTOR_SETUP_REQUIRED, REAUTH_REQUIRED } from '../../../common/contract/second-factor';

/** Calls that the server refuses until the user has proved who they are. */
class ProofRequests {
  private readonly listeners = new Set<() => void>();
  private waiting: ((isProved: boolean) => void)[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly isOpen = (): boolean => this.waiting.length > 0;

  /** Resolves when the user has answered: to false where they gave up. */
  open(): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting = [...this.waiting, resolve];
      this.announce();
    });
  }

  /** Answers all calls that wait. */
  answer(isProved: boolean): void {
    const answered = this.waiting;
    this.waiting = [];
    this.announce();
    for (const resolve of answered) resolve(isProved);
  }

  private announce(): void {
    for (const listener of this.listeners) listener();
  }
}

export const proofRequests = new ProofRequests();

/** Where an admin adds a second factor: a page of the storefront, which is another application. */
const FACTOR_SETUP = '/admin/profile#factors';

/**
 * `session.fetch` that asks the user to prove who they are where the server wants it, and then repeats the
 * call. Where they give up, its response is the refusal. Who has to add a second factor first is led there.
 */
export async function provenFetch(path: string, init?: RequestInit): Promise<Response> {
  const response = await session.fetch(path, init);
  const code = await refusalOf(response);
  if (code === FACTOR_SETUP_REQUIRED) window.location.replace(FACTOR_SETUP);
  if (code !== REAUTH_REQUIRED || !(await proofRequests.open())) return response;
  return session.fetch(path, init);
}

/** The code of a 403. */
async function refusalOf(response: Response): Promise<unknown> {
  if (response.status !== 403) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: unknown } | null)?.code;
}
