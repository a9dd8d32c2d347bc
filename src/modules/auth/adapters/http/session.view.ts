/** A new session: the access token as a bare JWT. */
export class SessionView {
  token!: string;
}

/** A renewed access token. */
export class AccessTokenView {
  accessToken!: string;
}
