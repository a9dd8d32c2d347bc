import { EMAIL_SUBJECT } from './shared-rules.js';

/** The texts of a newsletter campaign. Lengths are in characters. */
export const campaignRules = {
  subject: EMAIL_SUBJECT,
  preview: {
    max: 200,
    tooLong: 'Preview text is too long',
    notOneLine: 'Preview text must be one line',
  },
  body: { max: 50_000, required: 'Text is required', tooLong: 'Text is too long' },
  sendAt: {
    /** A year. */
    maxDaysAhead: 366,
    invalid: 'Send time must be a time like 2026-01-31T09:00:00Z',
    past: 'Send time must be in the future',
    tooFar: 'Send time must be within a year',
  },
} as const;

/** After this many equal refusals in a row a campaign pauses itself: they are about the shop, not about its readers. */
export const MOST_EQUAL_REFUSALS = 20;

/** `scheduled` waits for its time; `sent` is over. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The states that staff choose: schedule, back to the draft, pause, resume. */
export const CHOSEN_CAMPAIGN_STATES = ['draft', 'scheduled', 'paused', 'sending'] as const;
export type ChosenCampaignState = (typeof CHOSEN_CAMPAIGN_STATES)[number];

/**
 * What became of one subscriber's email. `unconfirmed`: the process died, or the connection broke, while
 * it was handed to the mail server; only a person sends it again, or leaves it, `dismissed`. `skipped`: the
 * subscription had ended.
 */
// prettier-ignore
export const RECIPIENT_STATES = ['waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'dismissed', 'skipped'] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];
