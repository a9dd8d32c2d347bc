import { Injectable } from '@nestjs/common';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import { Env } from '../../config/env.js';
import { TransientError } from '../../kernel/transient-error.js';
import { type BulkConnection, BulkMailer, type Delivery } from './bulk-mailer.js';
import { isPermanentRefusal, isTemporaryRefusal } from './is-permanent-refusal.js';
import type { Email } from './mailer.js';
import { toMessage } from './smtp-mailer.js';

const PATIENCE_MS = 10_000;

/** Loaded with the first campaign: it takes time that a start need not wait for. */
const load = async () => {
  const [{ default: Connection }, { default: Composer }, { parseConnectionUrl }] =
    await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/mail-composer'),
      import('nodemailer/lib/shared'),
    ]);
  return { Connection, Composer, parseConnectionUrl };
};

type Nodemailer = Awaited<ReturnType<typeof load>>;

/**
 * One SMTP connection at a time for each caller. Nodemailer's pool would send an email again whose
 * connection broke, and does not say whether the server may have it.
 */
@Injectable()
export class SmtpBulkMailer extends BulkMailer {
  constructor(private readonly env: Env) {
    super();
  }

  async open(): Promise<BulkConnection> {
    const nodemailer = await load();
    const { auth, ...options } = nodemailer.parseConnectionUrl(this.env.SMTP_URL);
    const connection = new nodemailer.Connection({
      ...options,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: 2 * PATIENCE_MS,
    });
    // Who waits for it hears of an error; one between two emails is found by the next.
    connection.on('error', () => undefined);
    try {
      await connected(connection);
      if (auth) await loggedIn(connection, auth);
    } catch (error) {
      connection.close();
      throw new TransientError(`email: ${String(error)}`, { cause: error });
    }
    return new SmtpBulkConnection(connection, nodemailer, this.env);
  }
}

class SmtpBulkConnection implements BulkConnection {
  constructor(
    private readonly connection: SMTPConnection,
    private readonly nodemailer: Nodemailer,
    private readonly env: Env,
  ) {}

  async deliver(email: Email): Promise<Delivery> {
    const node = new this.nodemailer.Composer(toMessage(email, this.env)).compile();
    const message = await node.build();
    let isHandedOver = false;
    // It is read once the server has accepted the recipient and waits for the text.
    const stream = new Readable({
      read() {
        isHandedOver = true;
        this.push(message);
        this.push(null);
      },
    });
    try {
      await sent(this.connection, node.getEnvelope(), stream);
      return { outcome: 'accepted' };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (isPermanentRefusal(error)) return { outcome: 'refused', reason };
      if (isTemporaryRefusal(error)) return { outcome: 'postponed', reason };
      if (isHandedOver) return { outcome: 'unknown', reason };
      throw new TransientError(`email: ${reason}`, { cause: error });
    } finally {
      stream.destroy();
    }
  }

  close(): void {
    this.connection.close();
  }
}

const connected = (connection: SMTPConnection): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });

const loggedIn = (
  connection: SMTPConnection,
  { user, pass }: { user?: string | undefined; pass?: string | undefined },
): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.login({ user, credentials: { user, pass } }, (error) =>
      error ? reject(error) : resolve(),
    );
  });

const sent = (
  connection: SMTPConnection,
  envelope: Parameters<SMTPConnection['send']>[0],
  message: Readable,
): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.send(envelope, message, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
