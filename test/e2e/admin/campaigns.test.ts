import type { Page } from 'playwright-core';
import { DAY_MS } from '../../../src/kernel/time.js';
import { violations } from '../../support/accessible.js';
import { dialog, openAdmin, rows } from '../../support/back-office.js';
import { button, expectToast, field, heading, link, region } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { uniqueName } from '../../support/unique-name.js';

const front = openStorefront();

const LIST = '/newsletter-management/campaigns';

/** Removes both frames of the preview once they stand: axe would run in them, too, where no script may. */
async function removePreviews(page: Page): Promise<void> {
  const frames = page.locator('iframe');
  await frames.nth(1).waitFor({ state: 'attached' });
  await frames.evaluateAll((all) => all.forEach((frame) => frame.remove()));
}

test('a campaign is written, previewed, tested, sent and counted', async () => {
  const word = uniqueName();
  await front.api.post('newsletter/subscribe', { email: `${word}@example.com` });
  const page = await openAdmin(front, LIST);
  await link(page, 'Add campaign').click();
  await heading(page, 'Add campaign').waitFor();
  await button(page, 'Save draft').click();
  await page.getByText('Subject is required').first().waitFor();
  await field(page, 'Subject').fill(`Sale ${word}`);
  await field(page, 'Text').fill('# Sale\n\nUp to **20 %**.\n\n<script>alert(1)</script>');
  await button(page, 'Save draft').click();
  await expectToast(page, 'Campaign created');
  await rows(page).filter({ hasText: word }).getByText('Draft').waitFor();
  expect(await violations(page)).toEqual([]);

  await link(page, `Sale ${word}`).click();
  const phone = page.getByTitle('The email on a phone');
  const email = (await phone.getAttribute('srcdoc')) ?? '';
  expect(email).toContain('<strong>20 %</strong>');
  expect(email).not.toContain('alert');
  expect(await phone.getAttribute('sandbox')).toBe('');
  await removePreviews(page);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await button(page, 'Send test email').click();
  await expectToast(page, 'Test email sent');

  await button(page, 'Send campaign').click();
  await button(dialog(page, `Send Sale ${word}?`), 'Send now').click();
  await expectToast(page, 'Campaign scheduled');
  await page.getByText('Sent', { exact: true }).first().waitFor({ timeout: 60_000 });
  await region(page, 'Progress')
    .getByText(/^Finished /)
    .waitFor();
});

test('a scheduled campaign is a draft again, is edited and deleted', async () => {
  const subject = `Later ${uniqueName()}`;
  const { api } = await front.admin();
  const { data } = await api.post<{ _id: string }>('newsletter/campaigns', {
    subject,
    body: 'Hello',
  });
  const page = await openAdmin(front, `${LIST}/${data._id}`, { width: 390 });
  await button(page, 'Send campaign').click();
  const asked = dialog(page, `Send ${subject}?`);
  await asked.getByRole('radio', { name: 'At a time' }).check();
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 16);
  await field(page, 'Send time').fill(tomorrow);
  await button(asked, 'Schedule').click();
  await expectToast(page, 'Campaign scheduled');
  await region(page, 'Progress').getByText(/^Due /).waitFor();
  await button(page, 'Cancel schedule').click();
  await expectToast(page, 'Schedule canceled');
  await link(page, 'Edit').click();
  await field(page, 'Preview text').fill('Soon');
  await button(page, 'Save draft').click();
  await expectToast(page, 'Campaign saved');
  await link(page, subject).click();
  await button(page, 'Delete').click();
  await button(dialog(page, `Delete the draft ${subject}?`), 'Delete').click();
  await expectToast(page, 'Campaign deleted');
});

test('a campaign that paused itself says why; its emails are sent again or left as they are', async () => {
  const subject = `Refused ${uniqueName()}`;
  const { api } = await front.admin();
  const written = { subject, body: 'Hello' };
  const { data } = await api.post<{ _id: string }>('newsletter/campaigns', written);
  await front.db.query(
    `UPDATE campaign SET state = 'paused', pause_reason = '550 5.4.5 Quota exceeded', send_at = now(),
            started_at = now(), is_listed = true, recipients = 3 WHERE id = $1`,
    [data._id],
  );
  await front.db.query(
    `INSERT INTO campaign_recipient (campaign_id, subscriber_id, state, error, begun_at)
     SELECT $1, gen_random_uuid(), state, '550 5.4.5 Quota exceeded', now()
       FROM unnest('{failed,failed,unconfirmed}'::text[]) state`,
    [data._id],
  );
  for (const width of [390, 1440]) {
    const page = await openAdmin(front, `${LIST}/${data._id}`, { width });
    await page.getByText(/refused 20 emails in a row: 550 5.4.5 Quota exceeded/).waitFor();
    await removePreviews(page);
    expect(await violations(page)).toEqual([]);
  }
  const page = await openAdmin(front, `${LIST}/${data._id}`);
  await button(region(page, 'Unconfirmed: 1'), 'Leave as is').click();
  await button(page.getByRole('dialog'), 'Leave as is').click();
  await expectToast(page, 'The email is left as it is');
  await region(page, 'Progress').getByText('Left as is').waitFor();
  await button(region(page, 'Failed: 2'), 'Send all failed again').click();
  await button(page.getByRole('dialog'), 'Send all failed again').click();
  await expectToast(page, 'The failed emails are sent again');
  await region(page, 'Failed: 2').waitFor({ state: 'detached' });
  await button(page, 'Resume').click();
  await expectToast(page, 'Campaign resumed');
  await page.getByText(/refused 20 emails in a row/).waitFor({ state: 'detached' });
});
