/** Rules of what the staff keeps about customers. Lengths are in characters. */
export const customerNoteRules = {
  text: { max: 2_000, required: 'Write a note first.', tooLong: 'The note is too long.' },
  /** Of one customer. */
  maxNotes: 200,
  tooMany: 'This customer has 200 notes already. Delete one first.',
} as const;

/** Of the export and the erasure that users ask for themselves. */
export const ownDataRules = {
  passwordRequired: 'Enter your password.',
} as const;
