import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

const MAX = 2_000_000_000;

/** What a version that a body names may be. */
interface VersionOptions {
  /** The lowest version: 0 where what is built in has this number. */
  readonly min?: 0 | 1;
}

/** The number of a version, from `min` on; `message` says for each broken rule what it must be. */
export const IsVersion = (message: string, min: 0 | 1): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: min, maximum: MAX }),
    Max(MAX, { message }),
    Min(min, { message }),
    IsInt({ message }),
  );

/** The version that the caller saw of what the request changes; any other than the present one is refused. */
export const IsSeenVersion = ({
  min = 1,
  seen = 'edited',
}: VersionOptions & { readonly seen?: 'edited' | 'read' | 'seen' } = {}): PropertyDecorator =>
  IsVersion(`Version must be the number of the version that was ${seen}`, min);

/** The version whose values come back. */
export const IsRestoredVersion = ({ min = 1 }: VersionOptions = {}): PropertyDecorator =>
  IsVersion('Restore must be the number of a version', min);
