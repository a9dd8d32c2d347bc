import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Sends a GET every 1000 / `rate` ms, whether the earlier ones are answered or not, as shoppers do. Autocannon's
 * own rate sends what a second may have in one burst at its start.
 * @param {{ url: string, requests: { path: string, headers?: object }[], seconds: number, rate: number }} how
 * @returns ms of each answer from the moment its request was due, how many failed, and the seconds it took
 */
export async function pacedLoad({ url, requests, seconds, rate }) {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let failed = 0;
  const began = performance.now();
  const answers = [];
  for (let nth = 0; nth < rate * seconds; nth++) {
    const due = began + (nth * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const { path, headers } = requests[nth % requests.length];
    const answer = answerOf(new URL(path, url), { agent, headers }).then((isOk) => {
      times.push(performance.now() - due);
      if (!isOk) failed++;
    });
    answers.push(answer);
  }
  await Promise.all(answers);
  agent.destroy();
  return { times, failed, duration: (performance.now() - began) / 1000 };
}

/** Whether it answered with 2xx, once all of the answer is there. */
function answerOf(url, options) {
  return new Promise((resolve) => {
    get(url, options, (response) => {
      const { statusCode } = response;
      response.resume().once('close', () => resolve(statusCode >= 200 && statusCode < 300));
    }).once('error', () => resolve(false));
  });
}
