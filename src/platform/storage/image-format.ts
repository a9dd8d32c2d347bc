import { imageRules } from '../../../common/contract/image.js';
import { DomainError } from '../../kernel/domain-error.js';
import type { Ending } from './image-name.js';

const SIGNATURES: readonly { ending: Ending; matches(bytes: Buffer): boolean }[] = [
  { ending: 'jpg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255])) },
  { ending: 'png', matches: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' },
  {
    ending: 'webp',
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
];

/** The error for a file that is not a readable image; kind `invalid`. */
export function unreadableImage(cause?: unknown): DomainError {
  return new DomainError('invalid', 'unreadable_image', 'The image could not be read.', {
    errors: [{ field: 'image', message: 'The image could not be read.' }],
    cause,
  });
}

/** The format by the first bytes; undefined for any other. */
export function endingOf(bytes: Buffer): Ending | undefined {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.ending;
}

/**
 * Refuses a size, in pixels, that cannot be decoded in bounded memory, or whose copies could not be encoded.
 * @throws DomainError `too_large`
 */
export function checkPixels(width: number, height: number): void {
  if (width * height > imageRules.maxPixels) throw tooManyPixels(imageRules.tooManyPixels);
  if (Math.max(width, height) > imageRules.maxSide) throw tooManyPixels(imageRules.tooLongSide);
}

const tooManyPixels = (message: string) =>
  new DomainError('too_large', 'image_too_large', message, {
    errors: [{ field: 'image', message }],
  });

/**
 * Detects the format by the first bytes; file name and content type are ignored. Only these formats
 * reach the decoder.
 * @throws DomainError `invalid` for an empty file, `wrong_type` for any other format.
 */
export function formatOf(bytes: Buffer): Ending {
  if (bytes.length === 0) throw unreadableImage();
  const ending = endingOf(bytes);
  if (ending) return ending;
  throw new DomainError('wrong_type', 'wrong_image_type', imageRules.wrongType, {
    errors: [{ field: 'image', message: imageRules.wrongType }],
  });
}
