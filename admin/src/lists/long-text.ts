/** Style of a cell with text of any length, so that a long word does not push the actions out of view. */
export const longText = { overflowWrap: 'anywhere', minWidth: 116 } as const;
