import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseEmail } from './stored-email.js';
import type { EmailStore } from './email-store.js';

const LARGEST = 10 * 1024 * 1024;

/** A real SMTP server; tests can let it refuse emails or be unavailable. */
export class SmtpServer {
  #server: SMTPServer | undefined;
  #port: number;
  #refusals = 0;
  #refusal = 451;

  constructor(
    private readonly store: EmailStore,
    private readonly host: string,
    port: number,
  ) {
    this.#port = port;
  }

  get port(): number {
    return this.#port;
  }

  /** Refuses the next `count` emails with an SMTP status: 4xx is temporary, 5xx permanent. */
  refuseNext(count: number, status = 451): void {
    this.#refusals = count;
    this.#refusal = status;
  }

  /** Listens again on the port it had before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      hideSTARTTLS: true,
      disableReverseLookup: true,
      size: LARGEST,
      closeTimeout: 100,
      onAuth: (auth, _session, answer) => answer(null, { user: auth.username }),
      onData: (stream, session, answer) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        this.#receive(stream, recipients).then(
          () => answer(),
          (error: Error) => answer(error),
        );
      },
    });
    // A client that disconnects must not end the server.
    server.on('error', () => undefined);
    server.listen(this.#port, this.host);
    await once(server.server, 'listening');
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops listening: connections are refused until it opens again. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((done) => server.close(done));
  }

  async #receive(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (this.#refusals > 0) {
      this.#refusals -= 1;
      const refusal = new Error('The mailbox refuses this mail');
      throw Object.assign(refusal, { responseCode: this.#refusal });
    }
    this.store.add(await parseEmail(Buffer.concat(chunks), recipients));
  }
}
