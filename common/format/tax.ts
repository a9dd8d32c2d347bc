/** How the tax of a purchase is labeled, added to the total or contained in it. */
export const taxLabel = (isIncluded: boolean | undefined): string =>
  isIncluded ? 'Tax included' : 'Tax';
