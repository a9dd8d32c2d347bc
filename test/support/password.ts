/** The password of every account created by tests. */
export const PASSWORD = 'correct horse';
