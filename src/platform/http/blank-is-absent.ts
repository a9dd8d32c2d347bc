import { Transform } from 'class-transformer';

/** Treats an empty query parameter and a JSON null as absent: `?searchTerm=` returns the whole list. */
export const BlankIsAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
  );
