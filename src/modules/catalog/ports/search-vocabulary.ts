/** The distinct words of the catalog, by which misspelt ones are corrected. */
export abstract class SearchVocabulary {
  /** Forgets what no live product has. Needs the caller's transaction. */
  abstract forgetUnused(): Promise<void>;
}
