import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DependencyChecks } from '../operations/dependency-checks.js';
import { Mailer } from './mailer.js';

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
