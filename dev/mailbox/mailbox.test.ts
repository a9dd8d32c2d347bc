import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { listen, shut } from '../loopback.js';
import { startMailbox, type Mailbox } from './start-mailbox.js';

const stateDir = mkdtempSync(join(tmpdir(), 'vigor-mailbox-'));
let mailbox: Mailbox;
let origin = '';
const shop = createServer((request, response) => mailbox.handle(request, response));

beforeAll(async () => {
  mailbox = await startMailbox({ stateDir });
  origin = `http://127.0.0.1:${await listen(shop, '127.0.0.1', 0)}/dev/mail`;
});
afterAll(async () => {
  await shut(shop);
  await mailbox.close();
  rmSync(stateDir, { recursive: true });
});

const send = (email: SendMailOptions) =>
  createTransport(mailbox.smtpUrl).sendMail({ from: 'VIGOR <shop@vigor.test>', ...email });

async function inbox(to: string): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${origin}.json?to=${encodeURIComponent(to)}`)).json()) as [];
}

test('an email handed over by SMTP can be read, with its headers', async () => {
  await send({
    to: 'Ada Lovelace <Ada@example.com>',
    subject: 'Your order 100001 — thank you',
    text: 'Hello Ada, $49.99',
    html: '<h1>Hello Ada</h1>',
    messageId: '<outbox-1@vigor.test>',
    headers: { 'List-Unsubscribe': '<https://vigor.test/u>' },
  });
  expect(await inbox('ada@example.com')).toEqual([
    {
      to: 'Ada@example.com',
      subject: 'Your order 100001 — thank you',
      messageId: '<outbox-1@vigor.test>',
      text: expect.stringContaining('Hello Ada, $49.99'),
      html: expect.stringContaining('<h1>Hello Ada</h1>'),
      headers: expect.objectContaining({
        'list-unsubscribe': '<https://vigor.test/u>',
        from: expect.stringContaining('shop@vigor.test'),
      }),
    },
  ]);
  expect(await inbox('somebody@example.com')).toEqual([]);
});

test('newest first, and a doubled send appears once', async () => {
  const to = 'grace@example.com';
  await send({ to, subject: 'First', text: '1', messageId: '<a@vigor.test>' });
  await send({ to, subject: 'Second', text: '2', messageId: '<b@vigor.test>' });
  await send({ to, subject: 'First', text: '1', messageId: '<a@vigor.test>' });
  expect((await inbox(to)).map(({ subject }) => subject)).toEqual(['Second', 'First']);
});

test('the pages show emails and run nothing of them', async () => {
  const to = 'mallory@example.com';
  await send({ to, subject: '<script>x</script>', text: '<b>', html: '<p title="q">Hi</p>' });
  const list = await (await fetch(`${origin}?to=${to}`)).text();
  expect(list).toContain('&lt;script&gt;x&lt;/script&gt;');
  expect(list).not.toContain('<script');
  const [, link] = /href="(\?id=\d+)"/.exec(list) ?? [];
  const page = await (await fetch(`${origin}${link}`)).text();
  expect(page).toContain(
    'srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;p title=&quot;q&quot;&gt;',
  );
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect((await fetch(`${origin}?id=999999`)).status).toBe(404);
  expect((await fetch(`${origin}/else`)).status).toBe(404);
  expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
});

test('it refuses emails, and is unavailable, when told to', async () => {
  const email = { to: 'late@example.com', subject: 'Late', text: 'x' };
  mailbox.refuseNext(1);
  await expect(send(email)).rejects.toMatchObject({ responseCode: 451 });
  await mailbox.goAway();
  await expect(send(email)).rejects.toMatchObject({ code: expect.stringMatching(/ECONN|ESOCKET/) });
  await mailbox.comeBack();
  await send(email);
  expect(await inbox('late@example.com')).toHaveLength(1);
});

test('mails survive a restart', async () => {
  const before = await inbox('');
  await mailbox.close();
  mailbox = await startMailbox({ stateDir });
  expect(await inbox('')).toEqual(before);
  expect(before.length).toBeGreaterThan(3);
});
