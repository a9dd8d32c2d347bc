import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Transform, type TransformCallback } from 'node:stream';
import type { Transporter } from 'nodemailer';
import { Env } from '../../config/env.js';
import { TransientError } from '../../kernel/transient-error.js';
import { isPermanentRefusal } from './is-permanent-refusal.js';
import { type Email, Mailer } from './mailer.js';

/** One address, which is not parsed: in a text, spaces and commas would separate several. */
const whole = (address: string) => ({ name: '', address });

/** An email as nodemailer takes it. */
export function toMessage({ sendId, fromName, to, replyTo, ...email }: Email, env: Env) {
  const { MAIL_FROM: address } = env;
  return {
    ...email,
    to: whole(to),
    ...(replyTo !== undefined && { replyTo: whole(replyTo) }),
    from: address.includes('<') ? address : { name: fromName, address },
    messageId: `<${sendId}@${new URL(env.SHOP_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
  };
}

const PATIENCE_MS = 10_000;

/** Sends by SMTP over a small pool of connections. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  private opened: Promise<Transporter> | undefined;

  constructor(private readonly env: Env) {
    super();
  }

  async send(email: Email): Promise<void> {
    try {
      const transport = await this.transport();
      await transport.sendMail(toMessage(email, this.env));
    } catch (error) {
      throw isPermanentRefusal(error)
        ? error
        : new TransientError(`email: ${String(error)}`, { cause: error });
    }
  }

  async reach(): Promise<void> {
    const transport = await this.transport();
    await transport.verify();
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.opened)?.close();
  }

  private transport(): Promise<Transporter> {
    return (this.opened ??= openTransport(this.env.SMTP_URL));
  }
}

/** The package is loaded with the first email: it takes 60 ms, which a start need not wait for. */
async function openTransport(url: Env['SMTP_URL']): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    pool: true,
    // A connection stays open for many emails: each new one costs a greeting and a login.
    maxMessages: 1_000,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
  });
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => new WholeMessage());
    done();
  });
  return transport;
}

/** Passes an email on in one piece: as it is composed, each line would be written to the socket alone. */
class WholeMessage extends Transform {
  private readonly parts: Buffer[] = [];

  override _transform(part: Buffer, _encoding: string, done: TransformCallback): void {
    this.parts.push(part);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.parts));
  }
}
