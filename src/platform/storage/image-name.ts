import { createHash, randomBytes } from 'node:crypto';

/** The stored formats, by the extension of their names. */
export const MIME_OF = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type Ending = keyof typeof MIME_OF;

const NAME = /^[0-9a-f]{32}(-\d{2,4})?\.(jpg|png|webp)$/;
const HASH_LENGTH = 32;
const PRIVATE = '.private';

/** Whether a string is a valid name of a public file; by no other string is a file served below `/media`. */
export function isImageName(name: string): boolean {
  return NAME.test(name);
}

/** A name derived from the hash of the content. */
export function imageNameOf(content: Buffer, ending: Ending): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)}.${ending}`;
}

/** The name of a narrower copy, `width` in pixels. */
export function variantName(name: string, width: number): string {
  return `${contentHashOf(name)}-${width}.webp`;
}

/** What the name of an image and those of its narrower copies begin with. */
export const contentHashOf = (name: string): string => name.slice(0, HASH_LENGTH);

/** The names that the image of a file may have: a narrower copy does not tell its image's format. */
export function originalsOf(name: string): string[] {
  if (name[HASH_LENGTH] !== '-') return [name];
  return Object.keys(MIME_OF).map((ending) => `${contentHashOf(name)}.${ending}`);
}

/** A name for a file that is never public, derived from nothing. */
export function newPrivateName(): string {
  return `${randomBytes(16).toString('hex')}${PRIVATE}`;
}

export const isPrivateName = (name: string): boolean => name.endsWith(PRIVATE);

/** The content type of a name's extension; of a private file, which is encrypted, that of any bytes. */
export function mimeOfName(name: string): string {
  if (isPrivateName(name)) return 'application/octet-stream';
  return MIME_OF[name.slice(name.lastIndexOf('.') + 1) as Ending];
}
