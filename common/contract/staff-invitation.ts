/** Texts of invitations to the staff. */
export const staffInvitationRules = {
  invalidLink: 'This invitation is invalid, has expired or was used already',
  alreadyInvited: 'This address is invited already. Send the invitation again instead.',
  otherAccount: 'This invitation is for another account. Log in with the invited email address.',
  /** Days for which an invitation can be accepted. */
  days: 7,
} as const;
