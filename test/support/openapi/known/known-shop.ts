import { randomUUID } from 'node:crypto';
import type { ApiAnswer } from '../../api-client.js';
import type { Cards } from '../../cards.js';
import { eventually } from '../../eventually.js';
import { PASSWORD } from '../../password.js';
import type { ShopperApi } from '../../shoppers.js';
import { uniquePng } from '../../upload-image.js';

/** A caller of the API, by inject or over a socket, who can become anybody. */
export interface KnownApi extends ShopperApi {
  as(token: string): KnownApi;
}

/** Somebody with an account and a session. */
export interface KnownUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly api: ShopperApi;
}

/** The shop in which the requests of a scan find what they are about. */
export interface KnownShop {
  readonly guest: KnownApi;
  readonly user: KnownUser;
  /** An owner. */
  readonly admin: KnownUser;
  readonly cards: Cards;
  /** Of an image that the shop has stored. */
  readonly imageUrl: string;
  /** What somebody was sent, newest first. */
  emailsTo(email: string): Promise<readonly { readonly text: string }[]>;
  /** Posts a file as the holder of `token`. Returns the answer's data. */
  postFile(path: string, token: string, file: KnownFile): Promise<unknown>;
}

export interface KnownFile {
  readonly type: string;
  readonly content: Buffer;
}

/** Values by the name of a parameter or of a field of the body; an undefined one is left out. */
export type KnownFields = Readonly<Record<string, unknown>>;

/** What an operation accepts where its schema alone does not know it. */
export interface KnownRequest {
  readonly fields: KnownFields;
  /** Of who calls, where it is not the user or the admin of the shop. */
  readonly token?: string;
}

/** Makes in the shop what a request needs. What one request uses up, the next call makes anew. */
export type KnownRequests = Readonly<Record<string, (shop: KnownShop) => Promise<KnownRequest>>>;

/** The data of an answer. @throws where the call was refused */
export async function accepted<Data>(call: Promise<ApiAnswer<Data>>): Promise<Data> {
  const { status, data, body } = await call;
  if (status >= 400) throw new Error(`refused with ${status}: ${body}`);
  return data;
}

/** The id of what a call has created. */
export async function newId(call: Promise<ApiAnswer<{ _id: string }>>): Promise<string> {
  return (await accepted(call))._id;
}

export const newEmail = () => `known-${randomUUID()}@example.com`;

/** Signs somebody new up. */
export async function newUser({ guest }: KnownShop): Promise<KnownUser> {
  const email = newEmail();
  const account = { name: 'Known User', email, password: PASSWORD };
  const { token } = await accepted(guest.post<{ token: string }>('auth/signup', account));
  const api = guest.as(token);
  const { _id: id } = await accepted(api.get<{ _id: string }>('users/user'));
  return { id, email, token, api };
}

/** The token of the newest link to a page in an email to somebody. */
export function mailedToken(shop: KnownShop, email: string, page: string): Promise<string> {
  return eventually(async () => {
    const emails = await shop.emailsTo(email);
    const link = new RegExp(`${page}\\?token=(\\S+)`);
    const token = emails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
    if (!token) throw new Error(`no link to ${page} in ${emails.length} emails to ${email}`);
    return decodeURIComponent(token);
  });
}

const BOUNDARY = 'the-boundary-of-known-images';

/** A form with a new image. */
export async function imageForm(): Promise<KnownFile> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const parts = [Buffer.from(head), await uniquePng(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)];
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  return { type, content: Buffer.concat(parts) };
}

/** Uploads a new image. Returns its id. */
export async function newImage(shop: KnownShop, path: string, token: string): Promise<string> {
  const data = await shop.postFile(path, token, await imageForm());
  return idIn(data);
}

function idIn(data: unknown): string {
  if (typeof data === 'object' && data && '_id' in data) return String(data._id);
  throw new Error(`no id in ${JSON.stringify(data)}`);
}
