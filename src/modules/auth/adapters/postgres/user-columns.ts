/** The columns of a person, in the names of the domain. */
export const PERSON = 'id, name, email, role, address, phone, image, created_at AS "createdAt"';
