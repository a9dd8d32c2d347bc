import type { CampaignState } from '../../../../common/contract/campaign.js';
import { DomainError } from '../../../kernel/domain-error.js';

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
