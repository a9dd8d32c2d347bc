let made = 0;

/** A word that no other test of the file has used, nor this one when it was tried before. */
export const freshWord = (): string => `fresh${String(++made).padStart(3, '0')}`;
