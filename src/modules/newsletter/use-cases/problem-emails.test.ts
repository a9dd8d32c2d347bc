import { DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { newCampaign } from '../domain/campaign.js';
import { FakeCampaignRepository } from '../testing/fake-campaign-repository.js';
import { DismissCampaignEmail } from './dismiss-campaign-email.js';
import { ResendCampaignEmail } from './resend-campaign-email.js';
import { ResendFailedEmails } from './resend-failed-emails.js';

const ACTOR = { id: 'staff' };

async function problemEmails() {
  const [campaigns, work, audit] = [
    new FakeCampaignRepository(),
    new DirectUnitOfWork(),
    new RecordedAuditLog(),
  ];
  const id = 'sale';
  await campaigns.add(
    newCampaign(id, { subject: 'Sale', preview: '', body: '# Sale' }, new Date(0)),
  );
  return {
    id,
    campaigns,
    audit,
    resend: new ResendCampaignEmail(work, campaigns, audit),
    resendFailed: new ResendFailedEmails(work, campaigns, audit),
    dismiss: new DismissCampaignEmail(work, campaigns, audit),
    campaign: () => campaigns.rows.get(id),
    actions: () => audit.entries.map(({ action }) => action),
  };
}

describe('an email', () => {
  it.each(['unconfirmed', 'failed'] as const)('that is %s is sent again', async (state) => {
    const { id, campaigns, campaign, resend, audit } = await problemEmails();
    const ended = new Date('2026-01-02T00:00:00Z');
    await campaigns.save({ ...campaign()!, state: 'sent', finishedAt: ended });
    campaigns.recipients.set(`${id} ann`, state);
    await resend.execute(ACTOR, id, 'ann');
    expect(campaigns.recipients.get(`${id} ann`)).toBe('waiting');
    expect(campaign()).toMatchObject({ state: 'sending', finishedAt: null });
    expect(audit.entries).toEqual([
      {
        actor: ACTOR,
        action: 'campaigns.resend',
        subject: 'campaign sale',
        after: { subscriber: 'ann' },
      },
    ]);
  });

  it.each(['sent', 'waiting', 'sending', 'skipped'] as const)(
    'that is %s is not',
    async (state) => {
      const { id, campaigns, campaign, resend } = await problemEmails();
      campaigns.recipients.set(`${id} ann`, state);
      await expect(resend.execute(ACTOR, id, 'ann')).rejects.toMatchObject({
        code: 'nothing_to_resend',
      });
      expect(campaign()).toMatchObject({ state: 'draft' });
    },
  );

  it('of a paused campaign waits until it is resumed', async () => {
    const { id, campaigns, campaign, resend } = await problemEmails();
    await campaigns.save({ ...campaign()!, state: 'paused' });
    campaigns.recipients.set(`${id} ann`, 'failed');
    await resend.execute(ACTOR, id, 'ann');
    expect(campaign()).toMatchObject({ state: 'paused' });
  });

  it('of a campaign that does not exist is not sent', async () => {
    const { campaigns, resend, actions } = await problemEmails();
    campaigns.recipients.set('other ann', 'failed');
    await expect(resend.execute(ACTOR, 'other', 'ann')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Campaign not found',
    });
    expect(actions()).toEqual([]);
  });
});

describe('all failed emails', () => {
  it('are sent again, and the campaign goes on where it had ended', async () => {
    const { id, campaigns, campaign, resendFailed, audit } = await problemEmails();
    await campaigns.save({ ...campaign()!, state: 'sent', finishedAt: new Date(0) });
    for (const [name, state] of [
      ...([
        ['ann', 'failed'],
        ['bob', 'failed'],
        ['eve', 'sent'],
      ] as const),
      ...([
        ['joe', 'unconfirmed'],
        ['max', 'dismissed'],
      ] as const),
    ]) {
      campaigns.recipients.set(`${id} ${name}`, state);
    }
    await resendFailed.execute(ACTOR, id);
    expect([...campaigns.recipients.values()]).toEqual([
      'waiting',
      'waiting',
      'sent',
      'unconfirmed',
      'dismissed',
    ]);
    expect(campaign()).toMatchObject({ state: 'sending', finishedAt: null });
    expect(audit.entries).toEqual([
      {
        actor: ACTOR,
        action: 'campaigns.resend-failed',
        subject: 'campaign sale',
        after: { emails: 2 },
      },
    ]);
  });

  it('of a paused campaign wait, and there must be some', async () => {
    const { id, campaigns, campaign, resendFailed, actions } = await problemEmails();
    await campaigns.save({ ...campaign()!, state: 'paused', pauseReason: '550 Quota' });
    await expect(resendFailed.execute(ACTOR, id)).rejects.toMatchObject({
      code: 'nothing_to_resend',
      message: 'No email of this campaign has failed.',
    });
    expect(actions()).not.toContain('campaigns.resend-failed');
    campaigns.recipients.set(`${id} ann`, 'failed');
    await resendFailed.execute(ACTOR, id);
    expect(campaign()).toMatchObject({ state: 'paused', pauseReason: '550 Quota' });
    await expect(resendFailed.execute(ACTOR, 'other')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Campaign not found',
    });
  });
});

describe('an unconfirmed email', () => {
  it('is left as it is, once, and never sent again', async () => {
    const { id, campaigns, dismiss, resend, audit } = await problemEmails();
    campaigns.recipients.set(`${id} ann`, 'unconfirmed');
    await dismiss.execute(ACTOR, id, 'ann');
    expect(campaigns.recipients.get(`${id} ann`)).toBe('dismissed');
    for (const late of [dismiss.execute(ACTOR, id, 'ann'), resend.execute(ACTOR, id, 'ann')]) {
      await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    }
    expect(campaigns.recipients.get(`${id} ann`)).toBe('dismissed');
    expect(audit.entries).toEqual([
      {
        actor: ACTOR,
        action: 'campaigns.dismiss-email',
        subject: 'campaign sale',
        after: { subscriber: 'ann' },
      },
    ]);
    await expect(dismiss.execute(ACTOR, 'other', 'ann')).rejects.toMatchObject({
      code: 'not_found',
      message: 'Campaign not found',
    });
  });
});
