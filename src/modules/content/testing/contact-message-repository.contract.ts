import { randomUUID } from 'node:crypto';
import type { ContactMessageRepository } from '../ports/contact-messages.js';

export function contactMessageRepositoryContract(
  make: () => {
    messages: ContactMessageRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  const createdAt = new Date('2026-01-01T10:00:00Z');
  const newMessage = () => ({
    id: randomUUID(),
    name: 'Ann',
    email: 'Ann@x.test',
    subject: 'Hours',
    message: 'When do you open?\n\nAnn',
    createdAt,
  });

  it('finds a message as it was written, and no other', async () => {
    const { messages, inTransaction } = make();
    const message = newMessage();
    await inTransaction(() => messages.add(message));
    expect(await messages.find(message.id)).toEqual({ ...message, state: 'open', version: 1 });
    expect(await messages.find(randomUUID())).toBeUndefined();
  });

  it('changes the state of a locked message alone', async () => {
    const { messages, inTransaction } = make();
    const [message, other] = [newMessage(), newMessage()];
    await inTransaction(async () => {
      await messages.add(message);
      await messages.add(other);
    });
    await inTransaction(async () => {
      const locked = await messages.lock(message.id);
      await messages.saveState({ ...locked!, state: 'closed', version: 2 });
    });
    expect(await messages.find(message.id)).toEqual({ ...message, state: 'closed', version: 2 });
    expect(await messages.find(other.id)).toMatchObject({ state: 'open', version: 1 });
    expect(await inTransaction(() => messages.lock(randomUUID()))).toBeUndefined();
  });

  it('stores an answer, and when its email was sent', async () => {
    const { messages, inTransaction } = make();
    const message = newMessage();
    const answer = {
      id: randomUUID(),
      messageId: message.id,
      userId: null,
      text: 'At nine.',
      createdAt,
      sentAt: null,
    };
    await inTransaction(async () => {
      await messages.add(message);
      await messages.addAnswer(answer);
    });
    expect(await messages.findAnswer(answer.id)).toEqual(answer);
    await inTransaction(() => messages.recordSent(answer.id, createdAt));
    expect(await messages.findAnswer(answer.id)).toEqual({ ...answer, sentAt: createdAt });
    expect(await messages.findAnswer(randomUUID())).toBeUndefined();
  });
}
