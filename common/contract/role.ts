/** The roles of an account: a shopper, or somebody of the staff. */
export const ROLES = ['user', 'admin'] as const;

export type Role = (typeof ROLES)[number];
