import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Stores } from '../operations/stores.js';
import { Mailer } from './mailer.js';

/** Asks the mail server for an answer. */
@Injectable()
export class MailerCheck implements OnModuleInit {
  constructor(
    private readonly stores: Stores,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.stores.add('mail', () => this.mailer.reach());
  }
}
