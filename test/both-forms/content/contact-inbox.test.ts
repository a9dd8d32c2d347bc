import { Client } from 'pg';
import type { Schema } from '../../../common/contract/client.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { uniqueName } from '../../support/unique-name.js';

let mailbox: TestMailbox;
let shop: TestApp;
let db: Client;
let admin: TestUser;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    SHOP_EMAIL: 'help@example.com',
    JOB_BACKOFF_FIRST_MS: '10',
    JOB_BACKOFF_MAX_MS: '50',
    OUTBOX_POLL_MS: '50',
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
});
afterAll(async () => {
  await db.end();
  await shop.close();
  await mailbox.close();
});

type Message = Schema<'ContactMessage'>;

const list = (query: string) =>
  admin.api.get<Schema<'ListedMessage'>[]>(`contact/messages?${query}`);
const read = async (id: string) => (await admin.api.get<Message>(`contact/messages/${id}`)).data;

/** Writes a message, and finds it in the inbox. */
async function newMessage(given: object = {}) {
  const word = uniqueName();
  const email = `${word}@example.com`;
  const body = { name: 'Ann', email, subject: `About ${word}`, message: `What is ${word}?` };
  expect((await shop.api.post('contact', { ...body, ...given })).status).toBe(201);
  const { data } = await list(`searchTerm=${word}`);
  return { ...data[0]!, word };
}

it('is found by what was written, its state and its day', async () => {
  const { _id, word, email } = await newMessage();
  for (const term of [word.toUpperCase(), email, `About ${word}`, `What is ${word}`]) {
    const { data, meta } = await list(`searchTerm=${encodeURIComponent(term)}`);
    expect([data.map((found) => found._id), meta?.total]).toEqual([[_id], 1]);
  }
  const ids = async (query: string) =>
    (await list(`searchTerm=${word}&${query}`)).data.map((found) => found._id);
  expect(await ids('state=open')).toEqual([_id]);
  expect(await ids('state=closed')).toEqual([]);
  expect(await ids('to=2020-01-31')).toEqual([]);
});

it('is paged, newest first or oldest first', async () => {
  const word = uniqueName();
  const made: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    made.push((await newMessage({ name: `${name} ${word}` }))._id);
  }
  const ids = async (query: string) =>
    (await list(`searchTerm=${word}&limit=2&${query}`)).data.map((found) => found._id);
  expect(await ids('page=1')).toEqual([made[2], made[1]]);
  expect(await ids('page=2')).toEqual([made[0]]);
  expect(await ids('sort=createdAt')).toEqual([made[0], made[1]]);
});

it('shows the beginning in the list, and all of it alone', async () => {
  const { _id, excerpt } = await newMessage({ message: 'long '.repeat(500) });
  expect(excerpt).toHaveLength(200);
  expect(await read(_id)).toMatchObject({
    message: 'long '.repeat(500).trim(),
    state: 'open',
    version: 1,
    answers: [],
  });
});

it('is answered by email, to which a reply reaches the shop', async () => {
  const { _id, email, subject, word } = await newMessage();
  const text = 'Hello Ann,\n\nit is <b>heavy</b>.';
  const answer = { text, version: 1 };
  const sent = await admin.api.post<Message>(`contact/messages/${_id}/answers`, answer);
  expect(sent).toMatchObject({ status: 201, message: 'Answer sent' });
  expect(sent.data).toMatchObject({ state: 'answered', version: 2 });

  const message = await mailbox.waitForEmail(email, `Re: ${subject}`);
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  expect(headers['reply-to']).toContain('help@example.com');
  expect(headers['auto-submitted']).toBe('no');
  expect(message.html).toContain('it is &lt;b&gt;heavy&lt;/b&gt;.');
  expect(message.text).toContain(`You wrote:\n> What is ${word}?`);
  await eventually(async () =>
    expect((await read(_id)).answers).toMatchObject([
      { text, email: 'sent', error: null, by: { _id: admin.id } },
    ]),
  );
});

it('lets one of two people answer, and keeps what the other saw', async () => {
  const { _id } = await newMessage();
  const answers = await Promise.all(
    ['one', 'two'].map((text) =>
      admin.api.post(`contact/messages/${_id}/answers`, { text, version: 1 }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await read(_id)).answers).toHaveLength(1);
});

it('is closed and reopened', async () => {
  const { _id } = await newMessage();
  const change = (state: string, version: number) =>
    admin.api.put(`contact/messages/${_id}/state`, { state, version });
  expect(await change('closed', 1)).toMatchObject({ status: 200, message: 'Message closed' });
  expect(await read(_id)).toMatchObject({ state: 'closed', version: 2 });
  expect(await change('open', 1)).toMatchObject({ status: 409, code: 'edited_meanwhile' });
  expect(await change('open', 2)).toMatchObject({ status: 200, message: 'Message reopened' });
  expect(await read(_id)).toMatchObject({ state: 'open', version: 3 });
});

it('says of an answer whose email failed, why', async () => {
  const { _id } = await newMessage();
  await db.query(`UPDATE contact_message SET email = 'nobody' WHERE id = $1`, [_id]);
  await admin.api.post(`contact/messages/${_id}/answers`, { text: 'Hello', version: 1 });
  await eventually(async () =>
    expect((await read(_id)).answers).toMatchObject([
      { email: 'failed', sentAt: null, error: expect.stringMatching(/\w/) as unknown },
    ]),
  );
});

it.each([
  ['answers', { version: 1 }, 'text', 'Answer is required'],
  ['answers', { text: ' ', version: 1 }, 'text', 'Answer is required'],
  ['answers', { text: 'a'.repeat(10_001), version: 1 }, 'text', 'Answer is too long'],
  ['answers', { text: 'a' }, 'version', 'Version must be the number of the version that was read'],
  ['state', { state: 'answered', version: 1 }, 'state', 'state must be one of open, closed'],
])('%s refuses %j', async (path, body, field, message) => {
  const { _id } = await newMessage();
  const send = path === 'state' ? 'put' : 'post';
  expect(await admin.api[send](`contact/messages/${_id}/${path}`, body)).toMatchObject({
    status: 400,
    errors: [{ field, message }],
  });
  expect(await read(_id)).toMatchObject({ state: 'open', version: 1 });
});

it.each(['state=new', 'sort=name', 'from=soon'])('the list refuses %s', async (query) => {
  expect((await list(query)).status).toBe(400);
});

it('knows no message of another id', async () => {
  for (const id of ['nothing', '00000000-0000-7000-8000-000000000009']) {
    expect((await admin.api.get(`contact/messages/${id}`)).status).toBe(404);
    const answer = { text: 'Hello', version: 1 };
    expect((await admin.api.post(`contact/messages/${id}/answers`, answer)).status).toBe(404);
    const closed = { state: 'closed', version: 1 };
    expect((await admin.api.put(`contact/messages/${id}/state`, closed)).status).toBe(404);
  }
});
