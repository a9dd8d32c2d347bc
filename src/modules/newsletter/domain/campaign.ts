import {
  campaignRules,
  type CampaignState,
  type ChosenCampaignState,
} from '../../../../common/contract/campaign.js';
import { DomainError, EditedMeanwhile, InvalidInput } from '../../../kernel/domain-error.js';
import { DAY_MS } from '../../../kernel/time.js';
import { domainEvent } from '../../../kernel/domain-event.js';

/** The campaign cannot go from one state to the other. */
export class IllegalCampaignState extends DomainError {
  constructor(from: CampaignState, to: CampaignState) {
    super('conflict', 'illegal_campaign_state', from === to ? UNCHANGED[from] : MESSAGES[from], {
      data: { state: from },
    });
  }
}

const UNCHANGED: Readonly<Record<CampaignState, string>> = {
  draft: 'The campaign is a draft already',
  scheduled: 'The campaign is scheduled already',
  sending: 'The campaign is being sent already',
  paused: 'The campaign is paused already',
  sent: 'The campaign has been sent already',
};

const MESSAGES: Readonly<Record<CampaignState, string>> = {
  draft: 'The campaign is a draft and is not being sent',
  scheduled: 'The campaign is scheduled; cancel its schedule first',
  sending: 'The campaign is being sent',
  paused: 'The campaign is paused and has been sent in part',
  sent: 'The campaign has been sent',
};

/** Only an email that is unconfirmed or failed is sent again. */
export class NothingToResend extends DomainError {
  constructor(message = 'This email is neither unconfirmed nor failed.') {
    super('conflict', 'nothing_to_resend', message);
  }
}

/** Only an unconfirmed email is left as it is. */
export class NothingToDismiss extends DomainError {
  constructor() {
    super('conflict', 'nothing_to_dismiss', 'This email is not unconfirmed.');
  }
}

/** Sending a campaign failed for now; nothing of it is lost. Never shown to a user. */
export class CampaignInterrupted extends Error {
  constructor(campaignId: string, cause: unknown) {
    super(`campaign ${campaignId}: ${String(cause)}`, { cause });
  }
}

/** What staff write. */
export interface CampaignText {
  readonly subject: string;
  /** Shown by email clients beside the subject; may be empty. */
  readonly preview: string;
  /** Markdown. */
  readonly body: string;
}

/** An email to all active subscribers. */
export interface Campaign extends CampaignText {
  readonly id: string;
  readonly state: CampaignState;
  /** Increases with each change by staff. */
  readonly version: number;
  readonly createdAt: Date;
  /** When it is due; null for a draft. */
  readonly sendAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** What the mail server said when the campaign paused itself; null where it did not. */
  readonly pauseReason: string | null;
  /** How many subscribers were active when it started. */
  readonly recipients: number;
}

/** The states that staff may choose from each. */
const NEXT: Readonly<Record<CampaignState, readonly ChosenCampaignState[]>> = {
  draft: ['scheduled'],
  scheduled: ['draft'],
  sending: ['paused'],
  paused: ['sending'],
  sent: [],
};

/** A draft, in version 1, that is sent to nobody yet. */
export function newCampaign(id: string, text: CampaignText, createdAt: Date): Campaign {
  const times = { createdAt, sendAt: null, startedAt: null, finishedAt: null, pauseReason: null };
  return { id, ...text, ...times, state: 'draft', version: 1, recipients: 0 };
}

/** @throws EditedMeanwhile; IllegalCampaignState where it is no draft. */
export function editedCampaign(
  campaign: Campaign,
  text: Partial<CampaignText>,
  seenVersion: number,
): Campaign {
  checkVersion(campaign, seenVersion);
  checkDraft(campaign);
  return { ...campaign, ...text, version: campaign.version + 1 };
}

/** @throws IllegalCampaignState: what was scheduled or sent stays. */
export function checkDraft({ state }: Campaign): void {
  if (state !== 'draft') throw new IllegalCampaignState(state, 'draft');
}

/**
 * The campaign in the state that staff chose; `sendAt` is the time of a scheduled one, now where absent.
 * @throws EditedMeanwhile; IllegalCampaignState; InvalidInput for a time in the past.
 */
export function movedTo(
  campaign: Campaign,
  { state, sendAt }: { readonly state: ChosenCampaignState; readonly sendAt?: Date },
  { seenVersion, now }: { readonly seenVersion: number; readonly now: Date },
): Campaign {
  checkVersion(campaign, seenVersion);
  if (!NEXT[campaign.state].includes(state)) {
    throw new IllegalCampaignState(campaign.state, state);
  }
  const version = campaign.version + 1;
  if (state === 'draft') return { ...campaign, state, version, sendAt: null };
  if (state !== 'scheduled') return { ...campaign, state, version, pauseReason: null };
  if (sendAt) checkTime(sendAt, now);
  return { ...campaign, state, version, sendAt: sendAt ?? now };
}

/** A campaign that has ended goes on where an email of it is sent again. */
export function reopened(campaign: Campaign): Campaign {
  if (campaign.state !== 'sent') return campaign;
  return { ...campaign, state: 'sending', finishedAt: null };
}

function checkVersion({ version }: Campaign, seenVersion: number): void {
  if (version !== seenVersion) throw new EditedMeanwhile('this campaign', { version, fields: [] });
}

function checkTime(sendAt: Date, now: Date): void {
  const { past, tooFar, maxDaysAhead } = campaignRules.sendAt;
  if (sendAt <= now) throw InvalidInput.field('sendAt', past);
  if (+sendAt > +now + maxDaysAhead * DAY_MS) throw InvalidInput.field('sendAt', tooFar);
}

/** Staff want a campaign's email in their own mailbox. */
export const campaignTestRequested = domainEvent<{ campaignId: string; userId: string }>(
  'newsletter.campaign-test-requested',
);
