/** What the operator sets of campaigns; the same while the process runs. */
export abstract class CampaignSettings {
  /** The most emails of campaigns in a second, of all processes together. */
  abstract readonly emailsPerSecond: number;
}
