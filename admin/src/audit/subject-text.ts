/** A subject such as `user 42`. An account is stored as a person, the word of the first releases. */
export const subjectText = (subject: string): string => subject.replace(/^person /, 'user ');
