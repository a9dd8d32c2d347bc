import { openAdmin, violationsOf } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { button, region, told } from '../../support/screen.js';
import { soon } from '../../support/soon.js';
import { Storefront } from '../../support/storefront.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

const SCREEN = '/operations';

const front = new Storefront();
let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  await mailbox.goAway();
  await front.start({
    SMTP_URL: mailbox.smtpUrl,
    JOB_BACKOFF_FIRST_MS: '20',
    JOB_BACKOFF_MAX_MS: '20',
    JOB_GIVE_UP_AFTER_MS: '1',
  });
});
afterEach(() => front.leave());
afterAll(async () => {
  await front.stop();
  await mailbox?.close();
});

test('a mail that nobody took is shown with its error, and goes out when it is sent again', async () => {
  const page = await openAdmin(front, SCREEN);
  const failed = region(page, 'Failed jobs and mails');
  await failed.getByText('Nothing has failed.').waitFor();
  await region(page, 'Workers').getByText('All well').waitFor();
  await region(page, 'Stores').getByText('Away').waitFor();

  const to = 'runner@example.com';
  await front.api.post('newsletter/subscribe', { email: to });
  await eventually(async () => {
    await button(page, 'Refresh').click();
    await failed.getByText('Given up').waitFor({ timeout: 1_000 });
  }, 20_000);
  await soon(() => failed.getByRole('listitem').innerText()).toMatch(/ECONNREFUSED/);
  await region(page, 'Jobs waiting').getByText('1 failed').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await mailbox.comeBack();
  await failed.getByRole('button', { name: /^Retry / }).click();
  await told(page, 'The job is tried again.');
  await eventually(async () => expect(await mailbox.mailsTo(to)).toHaveLength(1));
  await failed.getByText('Nothing has failed.').waitFor();
  await button(page, 'Refresh').click();
  await region(page, 'Stores').getByText('Away').waitFor({ state: 'detached' });
});
