import { randomUUID } from 'node:crypto';
import type { ContactMessageRepository } from '../ports/contact-message-repository.js';

export function contactMessageRepositoryContract(
  make: () => {
    messages: ContactMessageRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  it('finds a message as it was written, and no other', async () => {
    const { messages, inTransaction } = make();
    const message = {
      id: randomUUID(),
      name: 'Ann',
      email: 'Ann@x.test',
      subject: 'Hours',
      message: 'When do you open?\n\nAnn',
      createdAt: new Date('2026-01-01T10:00:00Z'),
    };
    await inTransaction(() => messages.add(message));
    expect(await messages.find(message.id)).toEqual(message);
    expect(await messages.find(randomUUID())).toBeUndefined();
  });
}
