import { DAY_MS, HOUR_MS } from '../../../kernel/time.js';
import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import type { CampaignText } from '../domain/campaign.js';
import { CampaignEmails } from '../ports/campaign-repository.js';
import { FakeCampaignRepository } from '../testing/fake-campaign-repository.js';
import { ChangeCampaignState } from './change-campaign-state.js';
import { CreateCampaign } from './create-campaign.js';
import { DeleteCampaign } from './delete-campaign.js';
import { EditCampaign } from './edit-campaign.js';
import { SendCampaignTest } from './send-campaign-test.js';

const ACTOR = { id: 'staff' };
const TEXT = { subject: 'Sale', preview: 'Up to 20 %', body: '# Sale' };

/** Cannot read one text. */
class FakeCampaignEmails extends CampaignEmails {
  async preview({ body }: CampaignText): Promise<string> {
    if (body === 'too deep') throw InvalidInput.field('body', 'The text is nested too deeply');
    return body;
  }

  async test(): Promise<void> {}
}

async function campaignsFixture() {
  const campaigns = new FakeCampaignRepository();
  const [work, events, audit, clock] = [
    new DirectUnitOfWork(),
    new RecordedEvents(),
    new RecordedAuditLog(),
    new SettableClock(),
  ];
  const create = new CreateCampaign(
    ...([work, campaigns, audit, new FakeCampaignEmails(), new CountingIds(), clock] as const),
  );
  const id = await create.execute(ACTOR, TEXT);
  const change = new ChangeCampaignState(work, campaigns, audit, clock);
  return {
    campaigns,
    events,
    audit,
    clock,
    id,
    edit: new EditCampaign(work, campaigns, audit, new FakeCampaignEmails()),
    remove: new DeleteCampaign(work, campaigns, audit),
    test: new SendCampaignTest(work, campaigns, events, audit),
    move: (
      state: 'draft' | 'scheduled' | 'paused' | 'sending',
      seenVersion: number,
      sendAt?: Date,
    ) => change.execute(ACTOR, id, { state, seenVersion, ...(sendAt && { sendAt }) }),
    change,
    campaign: () => campaigns.rows.get(id),
    actions: () => audit.entries.map(({ action }) => action),
  };
}

const SCHEDULED = { state: 'scheduled', seenVersion: 1 } as const;

describe('a draft', () => {
  it('is written, edited and deleted, each with an audit entry', async () => {
    const { id, campaign, edit, remove, audit, clock } = await campaignsFixture();
    expect(campaign()).toEqual({
      id,
      ...TEXT,
      state: 'draft',
      version: 1,
      createdAt: clock.now(),
      sendAt: null,
      startedAt: null,
      finishedAt: null,
      pauseReason: null,
      recipients: 0,
    });
    await edit.execute(ACTOR, id, { text: { subject: 'Sale!' }, seenVersion: 1 });
    expect(campaign()).toMatchObject({ ...TEXT, subject: 'Sale!', version: 2 });
    await remove.execute(ACTOR, id);
    expect(campaign()).toBeUndefined();
    const entry = { actor: ACTOR, subject: `campaign ${id}` };
    expect(audit.entries).toEqual([
      { ...entry, action: 'campaigns.create', after: { subject: 'Sale' } },
      {
        ...entry,
        action: 'campaigns.edit',
        before: { subject: 'Sale', version: 1 },
        after: { subject: 'Sale!', version: 2 },
      },
      { ...entry, action: 'campaigns.delete', before: { subject: 'Sale!' } },
    ]);
  });

  it('is not edited over what somebody else wrote', async () => {
    const { id, edit } = await campaignsFixture();
    await edit.execute(ACTOR, id, { text: { subject: 'Sale!' }, seenVersion: 1 });
    const late = edit.execute(ACTOR, id, { text: { subject: 'Old' }, seenVersion: 1 });
    await expect(late).rejects.toMatchObject({
      code: 'edited_meanwhile',
      data: { version: 2, fields: [] },
      message: 'Someone else has changed this campaign since you opened it.',
    });
  });

  it('is emailed to who asks, with an audit entry', async () => {
    const { id, test, events, audit } = await campaignsFixture();
    await test.execute(ACTOR, id);
    expect(events.published).toEqual([
      {
        name: 'newsletter.campaign-test-requested',
        payload: { campaignId: id, userId: 'staff' },
      },
    ]);
    expect(audit.entries.at(-1)).toEqual({
      actor: ACTOR,
      action: 'campaigns.test',
      subject: `campaign ${id}`,
      after: { version: 1 },
    });
  });

  it('is refused where its text cannot be shown', async () => {
    const { id, edit, campaign } = await campaignsFixture();
    const change = { text: { body: 'too deep' }, seenVersion: 1 };
    await expect(edit.execute(ACTOR, id, change)).rejects.toThrow('nested too deeply');
    expect(campaign()).toMatchObject({ body: '# Sale', version: 1 });
  });
});

describe('a campaign that does not exist', () => {
  it.each<[string, (shop: Awaited<ReturnType<typeof campaignsFixture>>) => Promise<void>]>([
    ['edited', ({ edit }) => edit.execute(ACTOR, 'other', { text: {}, seenVersion: 1 })],
    ['deleted', ({ remove }) => remove.execute(ACTOR, 'other')],
    ['emailed to staff', ({ test }) => test.execute(ACTOR, 'other')],
    ['scheduled', ({ change }) => change.execute(ACTOR, 'other', SCHEDULED)],
  ])('is not %s', async (_what, attempt) => {
    const shop = await campaignsFixture();
    await expect(attempt(shop)).rejects.toMatchObject({
      kind: 'not_found',
      code: 'not_found',
      message: 'Campaign not found',
    });
    expect([shop.actions(), shop.events.published]).toEqual([['campaigns.create'], []]);
  });
});

describe('the state', () => {
  it('is scheduled now or at a time, and taken back', async () => {
    const { id, move, campaign, clock, actions, audit } = await campaignsFixture();
    await move('scheduled', 1);
    expect(campaign()).toMatchObject({ state: 'scheduled', sendAt: clock.now(), version: 2 });
    await move('draft', 2);
    expect(campaign()).toMatchObject({ state: 'draft', sendAt: null, version: 3 });
    const later = new Date(+clock.now() + HOUR_MS);
    await move('scheduled', 3, later);
    expect(campaign()).toMatchObject({ state: 'scheduled', sendAt: later, version: 4 });
    expect(actions().slice(1)).toEqual([
      'campaigns.schedule',
      'campaigns.unschedule',
      'campaigns.schedule',
    ]);
    expect(audit.entries.at(-1)).toEqual({
      actor: ACTOR,
      action: 'campaigns.schedule',
      subject: `campaign ${id}`,
      before: { state: 'draft', sendAt: null },
      after: { state: 'scheduled', sendAt: later },
    });
  });

  it.each([
    [0, 'Send time must be in the future'],
    [-1, 'Send time must be in the future'],
    [367 * DAY_MS, 'Send time must be within a year'],
    [366 * DAY_MS + 1, 'Send time must be within a year'],
  ])('is not scheduled %i ms from now', async (ms, message) => {
    const { move, campaign, clock } = await campaignsFixture();
    const scheduled = move('scheduled', 1, new Date(+clock.now() + ms));
    await expect(scheduled).rejects.toMatchObject({ errors: [{ field: 'sendAt', message }] });
    expect(campaign()).toMatchObject({ state: 'draft', version: 1 });
  });

  it.each([1, 366 * DAY_MS])('is scheduled %i ms from now', async (ms) => {
    const { move, campaign, clock } = await campaignsFixture();
    const sendAt = new Date(+clock.now() + ms);
    await move('scheduled', 1, sendAt);
    expect(campaign()).toMatchObject({ state: 'scheduled', sendAt });
  });

  it('is paused and resumed while it is sent', async () => {
    const { move, campaigns, campaign, actions } = await campaignsFixture();
    await campaigns.save({ ...campaign()!, state: 'sending' });
    await move('paused', 1);
    expect(campaign()).toMatchObject({ state: 'paused', version: 2 });
    await move('sending', 2);
    expect(campaign()).toMatchObject({ state: 'sending', version: 3 });
    expect(actions().slice(1)).toEqual(['campaigns.pause', 'campaigns.resume']);
  });

  it('that the campaign has chosen itself loses its reason when staff resume it', async () => {
    const { move, campaigns, campaign } = await campaignsFixture();
    await campaigns.save({ ...campaign()!, state: 'paused', pauseReason: '550 Quota' });
    await move('sending', 1);
    expect(campaign()).toMatchObject({ state: 'sending', pauseReason: null });
  });

  it.each([
    ['draft', 'paused'],
    ['draft', 'sending'],
    ['draft', 'draft'],
    ['scheduled', 'paused'],
    ['scheduled', 'sending'],
    ['sending', 'draft'],
    ['sending', 'scheduled'],
    ['paused', 'draft'],
    ['paused', 'scheduled'],
    ['sent', 'draft'],
    ['sent', 'scheduled'],
    ['sent', 'paused'],
    ['sent', 'sending'],
  ] as const)('of a campaign that is %s does not become %s', async (from, to) => {
    const { move, campaigns, campaign } = await campaignsFixture();
    await campaigns.save({ ...campaign()!, state: from });
    await expect(move(to, 1)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'illegal_campaign_state',
      data: { state: from },
    });
  });

  it('is that of the version that was seen', async () => {
    const { move } = await campaignsFixture();
    await expect(move('scheduled', 2)).rejects.toMatchObject({ code: 'edited_meanwhile' });
  });
});

it.each(['scheduled', 'sending', 'paused', 'sent'] as const)(
  'a campaign that is %s is neither edited nor deleted',
  async (state) => {
    const { id, campaigns, campaign, edit, remove } = await campaignsFixture();
    await campaigns.save({ ...campaign()!, state });
    const edited = edit.execute(ACTOR, id, { text: { subject: 'Other' }, seenVersion: 1 });
    await expect(edited).rejects.toMatchObject({ code: 'illegal_campaign_state' });
    await expect(remove.execute(ACTOR, id)).rejects.toMatchObject({
      code: 'illegal_campaign_state',
    });
  },
);
