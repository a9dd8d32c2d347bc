import {
  campaignRules,
  type CampaignState,
  type ChosenCampaignState,
} from '../../../../common/contract/campaign.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { EditedMeanwhile } from '../../../kernel/edited-meanwhile.js';
import { IllegalCampaignState } from './campaign-errors.js';

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
