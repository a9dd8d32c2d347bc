import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { Mailer } from './mailer.js';

/** Asks the mail server for an answer. */
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
