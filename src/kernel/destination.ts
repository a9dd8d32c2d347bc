/** Where a purchase goes, as far as its price depends on it. */
export interface Destination {
  /** ISO 3166-1 alpha-2, such as `US`. */
  readonly country: string;
  /** As the buyer wrote it; null where no price depends on it, or the country has none. */
  readonly state: string | null;
  readonly zip: string | null;
}
