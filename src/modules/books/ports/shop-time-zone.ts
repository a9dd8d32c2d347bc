/** The time zone whose days the books have. */
export abstract class ShopTimeZone {
  /** A name of the IANA database, as the shop's settings have it now. */
  abstract current(): Promise<string>;
}
