import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { contactMessageRepositoryContract } from '../testing/contact-message-repository.contract.js';
import { FakeContactMessageRepository } from '../testing/fake-contact-message-repository.js';
import { SendContactMessage } from './send-contact-message.js';

describe('contact messages in memory', () => {
  contactMessageRepositoryContract(() => ({
    messages: new FakeContactMessageRepository(),
    inTransaction: (work) => work(),
  }));
});

it('stores what was written, and has it forwarded', async () => {
  const messages = new FakeContactMessageRepository();
  const events = new RecordedEvents();
  const clock = new SettableClock();
  const send = new SendContactMessage(
    ...([new DirectUnitOfWork(), messages, events, new CountingIds(), clock] as const),
  );
  const written = { name: 'Ann', email: 'ann@x.test', subject: 'Hours', message: 'When?' };
  await send.execute(written);
  const [id] = [...messages.rows.keys()] as [string];
  expect(await messages.find(id)).toEqual({
    ...written,
    id,
    createdAt: clock.now(),
    state: 'open',
    version: 1,
  });
  expect(events.published).toEqual([
    { name: 'content.contact-received', payload: { messageId: id } },
  ]);
});
