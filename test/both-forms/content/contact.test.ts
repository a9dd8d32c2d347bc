import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ SMTP_URL: mailbox.smtpUrl, SHOP_EMAIL: 'keeper@vigor.test' });
});
afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const GOOD = {
  name: 'Ann <b>',
  email: 'ann@example.com',
  subject: 'A question',
  message: 'Hello,\n\nhow heavy is it?',
};
const send = (body: object) => shop.api.post('contact', { ...GOOD, ...body });
const kept = () =>
  shop.app.get(DataSource).query<object[]>('SELECT name, email, subject FROM contact_message');

it('keeps a message and emails it to the shop, to be answered to its sender', async () => {
  expect(await send({})).toMatchObject({ status: 201, message: 'Message sent', data: null });
  expect(await kept()).toEqual([
    { name: 'Ann <b>', email: 'ann@example.com', subject: 'A question' },
  ]);
  const message = await mailbox.waitForEmail('keeper@vigor.test', 'Contact: A question');
  const replyTo = Object.entries(message.headers).find(
    ([name]) => name.toLowerCase() === 'reply-to',
  );
  expect(replyTo?.[1]).toContain('ann@example.com');
  expect(message.text).toContain('how heavy is it?');
  expect(message.html).toContain('Ann &lt;b&gt;');
});

it('lets a program that fills the hidden field believe that all went well', async () => {
  const before = (await kept()).length;
  expect(await send({ website: 'https://spam.test' })).toMatchObject({ status: 201 });
  expect(await kept()).toHaveLength(before);
});

it.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: 'a'.repeat(51) }, 'name', 'Name is too long'],
  [{ email: 'x' }, 'email', 'Invalid email address'],
  [{ subject: undefined }, 'subject', 'Subject is required'],
  [{ subject: 'a\r\nBcc: all@x.test' }, 'subject', 'Subject must be one line'],
  [{ message: '' }, 'message', 'Message is required'],
  [{ message: 'a'.repeat(5_001) }, 'message', 'Message is too long'],
])('refuses %j', async (given, field, message) => {
  expect(await send(given)).toMatchObject({ status: 400, errors: [{ field, message }] });
});
