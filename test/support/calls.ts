import type { Page } from 'playwright-core';
import { waitUntil } from './wait-until.js';

/** Holds the calls to an address back until they are let go; all of them, or only the next so many. */
export async function hold(page: Page, url: string | RegExp, times?: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    url,
    async (route) => {
      await released;
      // The page may be gone by then.
      await route.continue().catch(() => undefined);
    },
    { times },
  );
  return release;
}

/**
 * Lets the calls to an address reach the server, and keeps back what it answers them.
 * @returns lets the oldest answer through, waiting for it where need be
 */
export async function holdAnswers(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch().catch(() => undefined);
    // The page may have given the call up by then.
    if (response) held.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  return async () => {
    await waitUntil(() => held.length).not.toBe(0);
    await held.shift()?.();
  };
}

/** What the server is made to answer. */
interface Answer {
  /** 200 unless told otherwise. */
  readonly status?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly meta?: object;
  readonly code?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** Only calls of this method; all unless told otherwise. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
}

/** Answers the calls to an address instead of the server. */
export async function answer(page: Page, url: string | RegExp, given: Answer): Promise<void> {
  const { status = 200, message = '', data = null, method, ...more } = given;
  await page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    await route.fulfill({ status, json: { success: status < 400, message, data, ...more } });
  });
}

/** Lets no call to an address get through. */
export async function cut(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, (route) => route.abort());
}

/** Counts the calls to an address from now on. */
export function count(page: Page, url: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (url.test(request.url())) calls += 1;
  });
  return () => calls;
}
