/** Paths match in capitals and with a slash at their end, too. */
export const canonicalPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/$/, '') || '/';
