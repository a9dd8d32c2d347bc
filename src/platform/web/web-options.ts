/** What serving the two applications needs to know. */
export interface WebOptions {
  /** The folder with `storefront/` and `admin/`, both built; absolute. */
  readonly dist: string;
  readonly shopName: string;
  /** The shop's own address, without a trailing slash. */
  readonly shopUrl: string;
  /** Where images come from, when that is another host: `https://media.example`. */
  readonly mediaOrigin?: string;
}
