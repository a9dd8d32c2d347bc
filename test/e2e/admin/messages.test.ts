import { violations } from '../../support/accessible.js';
import { openAdmin, rows } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { button, expectToast, field, heading, link, region } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { uniqueName } from '../../support/unique-name.js';

const front = openStorefront();

const LIST = '/message-management';

async function write() {
  const word = uniqueName();
  const email = `${word}@example.com`;
  const subject = `Question ${word}`;
  const body = { name: 'Ann', email, subject, message: `How heavy is ${word}?\n\nAnn` };
  await front.api.post('contact', body);
  return { word, email, subject };
}

const emailTo = (email: string) =>
  eventually(async () => {
    const path = `${front.url}/dev/mail.json?to=${encodeURIComponent(email)}`;
    const [sent] = (await (await fetch(path)).json()) as { text: string }[];
    if (!sent) throw new Error(`no email to ${email}`);
    return sent;
  });

test('a message is found, answered by email, closed and reopened', async () => {
  const { word, email, subject } = await write();
  const page = await openAdmin(front, LIST);
  await link(page, /^Messages \d+\+? open$/).waitFor();
  await field(page, 'Search messages').fill(word);
  await rows(page).filter({ hasText: email }).getByText('Open', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await link(page, subject).click();
  await heading(page, subject).waitFor();
  await region(page, 'Message').getByText(`How heavy is ${word}?`).waitFor();

  await button(page, 'Send answer').click();
  await page.getByText('Answer is required').waitFor();
  await field(page, 'Answer').fill('Hello Ann,\n\nabout 16 kg.');
  await button(page, 'Send answer').click();
  await expectToast(page, 'Answer sent');
  const answers = region(page, 'Answers');
  await answers.getByText('about 16 kg.').waitFor();
  await answers.getByText('Sent', { exact: true }).waitFor();
  const { text } = await emailTo(email);
  expect(text).toContain(`> How heavy is ${word}?`);

  await button(page, 'Close').click();
  await expectToast(page, 'Message closed');
  await page.getByText('Closed', { exact: true }).waitFor();
  await button(page, 'Reopen').click();
  await expectToast(page, 'Message reopened');
  await page.getByText('Open', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await link(page, 'Back to Messages').click();
  await field(page, 'State').selectOption('Closed');
  await page.getByText('No messages found', { exact: true }).waitFor();
});

test('what somebody else has answered meanwhile is shown before another answer', async () => {
  front.browserErrors.expectStatus(409);
  const { word, subject } = await write();
  const { api } = await front.admin();
  const { data } = await api.get<{ _id: string }[]>(`contact/messages?searchTerm=${word}`);
  const page = await openAdmin(front, `${LIST}/${data[0]!._id}`, { width: 390 });
  await heading(page, subject).waitFor();
  await field(page, 'Answer').fill('Mine.');
  await api.post(`contact/messages/${data[0]!._id}/answers`, { text: 'Theirs.', version: 1 });
  await button(page, 'Send answer').click();
  await expectToast(page, 'Someone else has answered or changed this message since you opened it.');
  await region(page, 'Answers').getByText('Theirs.').waitFor();
  expect(await field(page, 'Answer').inputValue()).toBe('Mine.');
  await button(page, 'Send answer').click();
  await region(page, 'Answers').getByText('Mine.').waitFor();
});
