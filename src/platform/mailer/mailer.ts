import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../operations/dependency-checks.js';

/** One email, ready to be sent. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /**
   * Identifies the email, usually by the id of the outbox row. The Message-ID is derived from it,
   * so that an email sent twice after a crash appears once.
   */
  readonly sendId: string;
  /** The name beside the sender's address, where `MAIL_FROM` has none of its own. */
  readonly fromName: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends emails. Throws when the mail server does not accept one; the job retries. */
export abstract class Mailer {
  abstract send(email: Email): Promise<void>;

  /** Throws when the mail server does not respond. */
  abstract reach(): Promise<void>;
}

/** Adds the mail server to the health checks. */
@Injectable()
export class MailerCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.checks.add('mail', () => this.mailer.reach());
  }
}
