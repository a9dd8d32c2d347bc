export interface ContactMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly createdAt: Date;
}

/** Messages from the contact form. Writes join the caller's transaction. */
export abstract class ContactMessageRepository {
  abstract add(message: ContactMessage): Promise<void>;
  abstract find(id: string): Promise<ContactMessage | undefined>;
}
