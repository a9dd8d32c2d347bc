import { Transform } from 'class-transformer';

/** An empty text in a query says nothing: `?searchTerm=` is the whole list. */
export const BlankIsAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );
