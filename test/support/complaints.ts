import type { BrowserContext } from 'playwright-core';

/** Chromium writes these down by itself for answers of the server that are no 2xx. */
const statusLine = (status: number) => new RegExp(`responded with a status of ${status} `);
/** And these where a test takes the network away, or drops a call. */
const NETWORK_LINE = /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|NETWORK_CHANGED)/;
/** A call that is given up, as when one goes to another page. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** What a browser said that it should not have: in its console, by an error, by a failed request. */
export class Complaints {
  private readonly heard: string[] = [];
  private expected: RegExp[] = [];

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      this.heard.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => this.heard.push(`error: ${String(error.error())}`));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why !== GIVEN_UP) this.heard.push(`request failed: ${why} ${request.url()}`);
    });
  }

  /** Chromium's own lines for these statuses are no complaints in this test. */
  expectStatus(...statuses: number[]): void {
    this.expected.push(...statuses.map(statusLine));
  }

  /** Nor are those for calls that do not get through. */
  expectNoNetwork(): void {
    this.expected.push(NETWORK_LINE);
  }

  /** Nor is this error, which the test wants raised. */
  expectError(message: string): void {
    this.expected.push(new RegExp(message));
  }

  /** What was heard and not expected; begins anew for the next test. */
  take(): string[] {
    const left = this.heard.filter((line) => !this.expected.some((known) => known.test(line)));
    this.heard.length = 0;
    this.expected = [];
    return left;
  }
}
