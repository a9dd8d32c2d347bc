import { folded } from '../../../../platform/database/folded-text.js';

/** What an account of the alias `users` is searched by: the expression of the index `users_folded`. */
export const USER_TEXT = folded('users.name', 'users.email', `coalesce(users.phone, '')`);
