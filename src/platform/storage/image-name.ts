import { createHash } from 'node:crypto';

/** The stored formats, by the extension of their names. */
export const MIME_OF = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type Ending = keyof typeof MIME_OF;

const NAME = /^[0-9a-f]{32}(-\d{2,4})?\.(jpg|png|webp)$/;

/** Whether a string is a valid name of a stored file; no other string reaches the store. */
export function isImageName(name: string): boolean {
  return NAME.test(name);
}

/** A name derived from the hash of the content. */
export function nameOf(content: Buffer, ending: Ending): string {
  return `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`;
}

/** The name of a narrower copy, `width` in pixels. */
export function variantName(name: string, width: number): string {
  return `${name.slice(0, 32)}-${width}.webp`;
}

/** The content type of a name's extension. */
export function mimeOfName(name: string): string {
  return MIME_OF[name.slice(name.lastIndexOf('.') + 1) as Ending];
}
