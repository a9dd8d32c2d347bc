import { Agent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';

/** Keep-alive connections to the shop; fetch takes several times the processor time. */
export class WebhookHttpClient {
  readonly #plain = new Agent({ keepAlive: true });
  readonly #secure = new SecureAgent({ keepAlive: true });

  /** Posts JSON. Resolves to whether it was accepted with a 2xx; never rejects. A redirect is a refusal. */
  post(
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    withinMs: number,
  ): Promise<boolean> {
    const https = url.startsWith('https:');
    return new Promise((resolve) => {
      const options = { method: 'POST', headers, timeout: withinMs };
      const call = https
        ? secure(url, { ...options, agent: this.#secure })
        : plain(url, { ...options, agent: this.#plain });
      call.on('response', (response) => {
        const status = response.statusCode ?? 0;
        response.resume().on('error', () => resolve(false));
        response.on('end', () => resolve(status >= 200 && status < 300));
      });
      call.on('timeout', () => call.destroy(new Error('No answer in time')));
      call.on('error', () => resolve(false));
      call.end(body);
    });
  }

  close(): void {
    this.#plain.destroy();
    this.#secure.destroy();
  }
}
