const NO_IMAGE = 'the scan sends text, which is no image';

/** Routes that refuse the request of the scan without a payload, too, and why that is of no harm to the scan. */
export const REFUSED_ROUTES: Readonly<Record<string, string>> = {
  'POST images': NO_IMAGE,
  'POST content/images': NO_IMAGE,
  'POST orders/{id}/returns/images': NO_IMAGE,
  'POST auth/change-password': 'a right password would end the session of the scan',
  'POST users/user/erase': 'a right password would end the account of the scan',
  'POST auth/access-token': 'it takes nothing but the cookie of a browser',
  'POST auth/factors/passkeys': 'a passkey needs an authenticator',
};
