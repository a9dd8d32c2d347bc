import type { Page } from 'playwright-core';
import { waitUntil } from './wait-until.js';

/** Holds calls to a URL until they are released; all of them, or only the next `times`. */
export async function hold(page: Page, url: string | RegExp, times?: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    url,
    async (route) => {
      await released;
      // The page may be closed already.
      await route.continue().catch(() => undefined);
    },
    { times },
  );
  return release;
}

/**
 * Lets calls to a URL reach the server and holds their responses.
 * @returns releases the oldest response, waiting for it where needed
 */
export async function holdAnswers(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // The page may have aborted the call already.
    if (response) held.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  return async () => {
    await waitUntil(() => held.length).not.toBe(0);
    await held.shift()?.();
  };
}

/** The mocked response. */
interface Answer {
  /** Defaults to 200. */
  readonly status?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly meta?: object;
  readonly code?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Only calls of this method; defaults to all. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
}

/** Mocks the responses of a URL. */
export async function answer(page: Page, url: string | RegExp, given: Answer): Promise<void> {
  const { status = 200, message = '', data = null, method, ...more } = given;
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    await route.fulfill({ status, json: { success: status < 400, message, data, ...more } });
  });
}

/** Aborts all calls to a URL. */
export async function cut(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, (route) => route.abort());
}

/** Lets the next call of a method to a URL reach the server, whose response is lost. */
export async function loseAnswer(page: Page, url: RegExp, method: 'POST' | 'PUT'): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Counts the calls to a URL from now on. */
export function count(page: Page, url: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (url.test(request.url())) calls += 1;
  });
  return () => calls;
}
