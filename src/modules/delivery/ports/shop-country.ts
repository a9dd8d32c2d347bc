/** The country of the shop, as its settings have it now. */
export abstract class ShopCountry {
  /** Two letters of ISO 3166-1. */
  abstract current(): Promise<string>;
}
