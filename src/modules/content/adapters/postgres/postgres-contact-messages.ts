import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { type ContactMessage, ContactMessages } from '../../ports/contact-messages.js';

/** The table `contact_message`. */
@Injectable()
export class PostgresContactMessages extends ContactMessages {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ id, name, email, subject, message, createdAt }: ContactMessage): Promise<void> {
    await this.database.write(
      `INSERT INTO contact_message (id, name, email, subject, message, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, name, email, subject, message, createdAt],
    );
  }

  async find(id: string): Promise<ContactMessage | undefined> {
    const [found] = await this.database.read<ContactMessage>(
      `SELECT id, name, email, subject, message, created_at AS "createdAt"
         FROM contact_message WHERE id = $1`,
      [id],
    );
    return found;
  }
}
