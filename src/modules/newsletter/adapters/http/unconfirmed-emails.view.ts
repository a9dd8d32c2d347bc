/** How many emails of a campaign may or may not have arrived. */
export class UnconfirmedEmailsView {
  readonly campaignId!: string;
  readonly subject!: string;
  readonly emails!: number;
}
