import { MOST_EQUAL_REFUSALS } from '../../../../common/contract/campaign.js';

/** The refusals in a row of each campaign, as one process gets them from the mail server. */
export class RefusalStreaks {
  private readonly streaks = new Map<string, { readonly kind: string; readonly length: number }>();

  /**
   * Counts what the server said of an email. Where that is too often in a row, returns what it says to all, which
   * names none of the readers, and counts anew.
   */
  add(campaignId: string, refusal: string): string | undefined {
    const kind = kindOf(refusal);
    const before = this.streaks.get(campaignId);
    const length = before?.kind === kind ? before.length + 1 : 1;
    if (length < MOST_EQUAL_REFUSALS) {
      this.streaks.set(campaignId, { kind, length });
      return undefined;
    }
    this.end(campaignId);
    return kind;
  }

  /** The server has taken an email. */
  end(campaignId: string): void {
    this.streaks.delete(campaignId);
  }
}

/** The codes and the words: servers add an id of their own to each answer. */
function kindOf(refusal: string): string {
  const isWord = (part: string) => !/\d/.test(part) || /^[45](\d\d|\.\d+\.\d+)$/.test(part);
  return refusal.split(/\s+/).filter(isWord).join(' ');
}
