/** Not a package in a path, such as `node_modules/@scope/name`; with a quoted part before the @, too. */
const ADDRESS = /(?:"[^"]*"|[^\s<>"(),:;]*[^\s<>"(),:;/])@[^\s<>"(),:;/]*[^\s<>"(),:;/.]/g;

/** Replaces email addresses, which servers repeat in their replies: logs know people by their ids only. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '…');
