/** Of a cell with a text of any length: a name without spaces must not push the actions out of the window. */
export const longText = { overflowWrap: 'anywhere', minWidth: 116 } as const;
