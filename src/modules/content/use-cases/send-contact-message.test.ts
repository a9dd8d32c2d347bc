import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { type ContactMessage, ContactMessages } from '../ports/contact-messages.js';
import { SendContactMessage } from './send-contact-message.js';

class FakeContactMessages extends ContactMessages {
  readonly rows = new Map<string, ContactMessage>();

  async add(message: ContactMessage): Promise<void> {
    this.rows.set(message.id, message);
  }
  async find(id: string): Promise<ContactMessage | undefined> {
    return this.rows.get(id);
  }
}

it('stores what was written, and has it forwarded', async () => {
  const messages = new FakeContactMessages();
  const events = new RecordedEvents();
  const clock = new SettableClock();
  const send = new SendContactMessage(
    ...([new DirectUnitOfWork(), messages, events, new CountingIds(), clock] as const),
  );
  const written = { name: 'Ann', email: 'ann@x.test', subject: 'Hours', message: 'When?' };
  await send.execute(written);
  const [id] = [...messages.rows.keys()] as [string];
  expect(await messages.find(id)).toEqual({ ...written, id, createdAt: clock.now() });
  expect(events.published).toEqual([
    { name: 'content.contact-received', payload: { messageId: id } },
  ]);
});
