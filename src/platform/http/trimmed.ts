import { Transform } from 'class-transformer';

/** Trims a text before it is validated. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
