/** The columns of a user, in the names of the domain. */
export const USER_COLUMNS =
  'id, name, email, role, address, phone, image, created_at AS "createdAt"';
