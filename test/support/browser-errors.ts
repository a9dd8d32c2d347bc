import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright-core';

/** Chromium logs this line for each response that is not 2xx. */
const statusLine = (status: number) => new RegExp(`responded with a status of ${status} `);
/** Logged where a test cuts the network or drops a request. */
const NETWORK_LINE = /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|NETWORK_CHANGED)/;
/** A request that navigation has canceled. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Unexpected console messages, page errors and failed requests of a browser context. */
export class BrowserErrors {
  private readonly lines: string[] = [];
  private expected: RegExp[] = [];

  listenTo(context: BrowserContext): void {
    context.on('console', this.onConsole);
    context.on('weberror', this.onError);
    context.on('requestfailed', this.onFailure);
  }

  leave(context: BrowserContext): void {
    context.off('console', this.onConsole);
    context.off('weberror', this.onError);
    context.off('requestfailed', this.onFailure);
  }

  /** Accepts responses of these statuses in this test. */
  expectStatus(...statuses: number[]): void {
    this.expected.push(...statuses.map(statusLine));
  }

  /** Accepts requests that do not get through. */
  expectNoNetwork(): void {
    this.expected.push(NETWORK_LINE);
  }

  /** Accepts this error, which the test provokes. */
  expectError(message: string): void {
    this.expected.push(new RegExp(message));
  }

  /** The unexpected lines so far; starts over for the next test. */
  take(): string[] {
    const unexpected = this.lines.filter(
      (line) => !this.expected.some((known) => known.test(line)),
    );
    this.lines.length = 0;
    this.expected = [];
    return unexpected;
  }

  private readonly onConsole = (message: ConsoleMessage) => {
    this.lines.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  };

  private readonly onError = (error: WebError) => {
    this.lines.push(`error: ${String(error.error())}`);
  };

  private readonly onFailure = (request: Request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== GIVEN_UP) this.lines.push(`request failed: ${why} ${request.url()}`);
  };
}
