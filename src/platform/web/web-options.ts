/** Options for serving the two applications. */
export interface WebOptions {
  /** Absolute path of the folder with the built `storefront/` and `admin/`. */
  readonly dist: string;
  /** Public URL of the shop, without a trailing slash. */
  readonly shopUrl: string;
  /** Origin of images served from another host, such as `https://media.example`. */
  readonly mediaOrigin?: string;
}
