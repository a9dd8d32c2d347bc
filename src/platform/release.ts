/** A version such as `0.2.0`. */
export type Release = `${number}.${number}.${number}`;

/**
 * The release that this build is or follows: `version` of package.json, set by the commit that is the
 * release. A build made between two releases counts as the older one.
 */
export const RELEASE: Release = '0.3.0';

const byNumber = new Intl.Collator('en', { numeric: true });

/** Whether one release came before the other. */
export const isOlder = (one: string, other: string): boolean => byNumber.compare(one, other) < 0;
