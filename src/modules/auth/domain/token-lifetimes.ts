/** How long sessions and their tokens are good; all in ms. A value that the module binds to the settings. */
export abstract class TokenLifetimes {
  /** A session that is not refreshed for this long has ended. */
  abstract readonly refreshMs: number;
  /** A refresh token stays good for this long after its rotation: two tabs, a lost answer. */
  abstract readonly graceMs: number;
  /** But only for this long after its successor was used for the first time. */
  abstract readonly graceAfterUseMs: number;
  abstract readonly resetLinkMs: number;
}
