import { imageRules } from '../../../../common/contract/image';
import { returnRules } from '../../../../common/contract/order-return';

type ImageFile = Pick<File, 'name' | 'size' | 'type'>;

/** Images for a return, and why some of those that were chosen last are not among them. */
interface ChosenImages<Image> {
  readonly files: readonly Image[];
  readonly problem: string | undefined;
}

/** Adds chosen files to the images of a return, as far as they can be. */
export function withFiles<Image extends ImageFile>(
  before: readonly Image[],
  chosen: readonly Image[],
): ChosenImages<Image> {
  const { max, tooMany } = returnRules.images;
  const files = [...before, ...chosen.filter((file) => problemOf(file) === undefined)];
  const problem = chosen.map(problemOf).find((text) => text !== undefined);
  return {
    files: files.slice(0, max),
    problem: problem ?? (files.length > max ? tooMany : undefined),
  };
}

/** Why the server would refuse the file, as far as a browser can tell. */
function problemOf(file: ImageFile): string | undefined {
  if (!imageRules.types.some((type) => type === file.type)) {
    return problemWith(file, imageRules.wrongType);
  }
  return file.size > imageRules.maxBytes ? problemWith(file, imageRules.tooLarge) : undefined;
}

/** A problem of one of several images. */
export const problemWith = ({ name }: Pick<File, 'name'>, text: string): string =>
  `${name}: ${text}`;
