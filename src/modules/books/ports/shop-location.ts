/** Where the shop is, by its settings. */
export abstract class ShopLocation {
  /** `timeZone` is a name of the IANA database, whose days the books have; `country` has two letters of ISO 3166-1. */
  abstract current(): Promise<{ readonly timeZone: string; readonly country: string }>;
}
