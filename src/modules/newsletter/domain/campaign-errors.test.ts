import { IllegalCampaignState, NothingToDismiss, NothingToResend } from './campaign.js';

it.each([
  ['draft', 'paused', 'The campaign is a draft and is not being sent'],
  ['scheduled', 'paused', 'The campaign is scheduled; cancel its schedule first'],
  ['sending', 'draft', 'The campaign is being sent'],
  ['paused', 'draft', 'The campaign is paused and has been sent in part'],
  ['sent', 'sending', 'The campaign has been sent'],
  ['draft', 'draft', 'The campaign is a draft already'],
  ['scheduled', 'scheduled', 'The campaign is scheduled already'],
  ['sending', 'sending', 'The campaign is being sent already'],
  ['paused', 'paused', 'The campaign is paused already'],
  ['sent', 'sent', 'The campaign has been sent already'],
] as const)('a campaign that is %s does not become %s: %s', (from, to, message) => {
  expect(new IllegalCampaignState(from, to)).toMatchObject({
    kind: 'conflict',
    code: 'illegal_campaign_state',
    message,
    data: { state: from },
  });
});

it.each([
  [new NothingToResend(), 'nothing_to_resend', 'This email is neither unconfirmed nor failed.'],
  [new NothingToDismiss(), 'nothing_to_dismiss', 'This email is not unconfirmed.'],
])('an email is left as it is: %s', (error, code, message) => {
  expect(error).toMatchObject({ kind: 'conflict', code, message });
});
