import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { FakeContactMessageRepository } from '../testing/fake-contact-message-repository.js';
import { AnswerContactMessage } from './answer-contact-message.js';
import { ChangeContactState } from './change-contact-state.js';

const ACTOR = { id: 'staff' };
const ID = 'message';

async function inbox() {
  const messages = new FakeContactMessageRepository();
  const [unitOfWork, events, auditLog, clock] = [
    new DirectUnitOfWork(),
    new RecordedEvents(),
    new RecordedAuditLog(),
    new SettableClock(),
  ];
  await messages.add({
    id: ID,
    name: 'Ann',
    email: 'ann@x.test',
    subject: 'Hours',
    message: 'When?',
    createdAt: clock.now(),
  });
  const answer = new AnswerContactMessage(
    ...([unitOfWork, messages, events, auditLog, new CountingIds(), clock] as const),
  );
  const change = new ChangeContactState(unitOfWork, messages, auditLog);
  return { messages, events, auditLog, clock, answer, change };
}

const CHANGED_MEANWHILE = {
  code: 'edited_meanwhile',
  data: { version: 2 },
  message: 'Someone else has answered or changed this message since you opened it.',
};
const NOT_FOUND = { code: 'not_found', message: 'Message not found' };

describe('an answer', () => {
  it('is stored, emailed and audited without its text', async () => {
    const { messages, events, auditLog, clock, answer } = await inbox();
    await answer.execute(ACTOR, ID, { text: 'At nine.', seenVersion: 1 });
    const [stored] = [...messages.answers.values()];
    expect(stored).toMatchObject({
      messageId: ID,
      userId: 'staff',
      text: 'At nine.',
      sentAt: null,
      createdAt: clock.now(),
    });
    expect(messages.rows.get(ID)).toMatchObject({ state: 'answered', version: 2 });
    expect(events.published).toEqual([
      { name: 'content.contact-answered', payload: { answerId: stored!.id } },
    ]);
    expect(auditLog.entries).toEqual([
      {
        actor: ACTOR,
        action: 'messages.answer',
        subject: `message ${ID}`,
        before: { state: 'open' },
        after: { state: 'answered', answer: stored!.id },
      },
    ]);
  });

  it('is refused where somebody else was quicker', async () => {
    const { messages, answer } = await inbox();
    await answer.execute(ACTOR, ID, { text: 'At nine.', seenVersion: 1 });
    const again = answer.execute(ACTOR, ID, { text: 'At ten.', seenVersion: 1 });
    await expect(again).rejects.toMatchObject(CHANGED_MEANWHILE);
    expect(messages.answers.size).toBe(1);
  });

  it('needs a message', async () => {
    const { answer } = await inbox();
    const sent = answer.execute(ACTOR, 'other', { text: 'At nine.', seenVersion: 1 });
    await expect(sent).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('the state', () => {
  it('is closed and reopened, each with an audit entry', async () => {
    const { messages, auditLog, change } = await inbox();
    await change.execute(ACTOR, ID, { state: 'closed', seenVersion: 1 });
    expect(messages.rows.get(ID)).toMatchObject({ state: 'closed', version: 2 });
    await change.execute(ACTOR, ID, { state: 'open', seenVersion: 2 });
    expect(messages.rows.get(ID)).toMatchObject({ state: 'open', version: 3 });
    const subject = `message ${ID}`;
    expect(auditLog.entries).toEqual([
      {
        actor: ACTOR,
        action: 'messages.close',
        subject,
        before: { state: 'open' },
        after: { state: 'closed' },
      },
      {
        actor: ACTOR,
        action: 'messages.reopen',
        subject,
        before: { state: 'closed' },
        after: { state: 'open' },
      },
    ]);
  });

  it('stays where it is already so', async () => {
    const { messages, auditLog, change } = await inbox();
    await change.execute(ACTOR, ID, { state: 'open', seenVersion: 1 });
    expect(messages.rows.get(ID)).toMatchObject({ state: 'open', version: 1 });
    expect(auditLog.entries).toEqual([]);
  });

  it('is refused for an older version and an unknown message', async () => {
    const { change } = await inbox();
    await change.execute(ACTOR, ID, { state: 'closed', seenVersion: 1 });
    const late = change.execute(ACTOR, ID, { state: 'open', seenVersion: 1 });
    await expect(late).rejects.toMatchObject(CHANGED_MEANWHILE);
    const unknown = change.execute(ACTOR, 'other', { state: 'open', seenVersion: 1 });
    await expect(unknown).rejects.toMatchObject(NOT_FOUND);
  });
});
