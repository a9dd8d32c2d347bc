import { Transform } from 'class-transformer';

/** An empty text in a query says nothing: `?searchTerm=` is the whole list. So does a null in JSON. */
export const BlankIsAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
  );
