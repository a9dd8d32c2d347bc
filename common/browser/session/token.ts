import type { Role } from '../../contract/role';

/** The signed-in user as the applications know it. For display only; the server authorizes. */
export interface SessionUser {
  _id: string;
  role: Role;
}

/** Decodes the user of an access token without verifying its signature; null where there is none. */
export function userOfToken(token: string): SessionUser | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return asUser(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** Parses the stored `user` value; null where it is missing or malformed. */
export function userOfJson(json: string | null): SessionUser | null {
  if (!json) return null;
  try {
    return asUser(JSON.parse(json));
  } catch {
    return null;
  }
}

function asUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const { _id, role } = value as Record<string, unknown>;
  if (typeof _id !== 'string' || (role !== 'user' && role !== 'admin')) return null;
  return { _id, role };
}
