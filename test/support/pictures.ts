import { pictureOf } from './catalogue/pictures.js';

/** A file as a person would choose it. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let made = 0;

/** A picture whose content no other of this process has. */
export async function picture(name = 'picture.png'): Promise<ChosenFile> {
  return { name, mimeType: 'image/png', buffer: await pictureOf(++made) };
}

export const textFile = (name: string, text: string, mimeType = 'text/plain'): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

/** A file that says it is a picture and is none. */
export const noPicture = (name = 'broken.png'): ChosenFile =>
  textFile(name, 'no picture', 'image/png');
