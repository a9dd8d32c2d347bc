import { pngOfShade } from './catalog/test-images.js';

/** A file for a file chooser (`setInputFiles`). */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let made = 0;

/** A PNG whose content is unique within this process. */
export async function imageFile(name = 'image.png'): Promise<ChosenFile> {
  return { name, mimeType: 'image/png', buffer: await pngOfShade(++made) };
}

/** As many different image files. */
export const imageFiles = (count: number): Promise<ChosenFile[]> =>
  Promise.all(Array.from({ length: count }, () => imageFile()));

export const textFile = (name: string, text: string, mimeType = 'text/plain'): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

/** A file whose type says image/png and whose content is text. */
export const brokenImageFile = (name = 'broken.png'): ChosenFile =>
  textFile(name, 'not an image', 'image/png');
