import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it accepts, and keeps nothing of it but one example. */
export class CountingSmtpServer {
  /** How often each address got an email. */
  readonly counts = new Map<string, number>();
  /** The last email, as it came. */
  example = '';
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      authOptional: true,
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          this.example = Buffer.concat(parts).toString();
          for (const { address } of envelope.rcptTo) {
            this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
          }
          done();
        });
      },
    });
    // A killed client resets its connection.
    this.server.on('error', () => undefined);
  }

  static async start(): Promise<CountingSmtpServer> {
    const counting = new CountingSmtpServer();
    const { server } = counting;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return counting;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}
