import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../api/api-error';

/**
 * Shows the server's errors at the fields that it names; the first of them gets the focus.
 * @param fieldOf the field of a refusal that names none, by the refusal's code
 */
export function showFieldErrors<Values extends FieldValues>(
  {
    getValues,
    setError,
    setFocus,
  }: Pick<UseFormReturn<Values>, 'getValues' | 'setError' | 'setFocus'>,
  error: unknown,
  fieldOf: Readonly<Record<string, Path<Values>>> = {},
): void {
  const { errors = [], code = '', message = '' } = (error ?? {}) as Partial<ApiError>;
  const blamed = fieldOf[code];
  const named = blamed ? [{ field: blamed, message }] : errors;
  const fields = Object.keys(getValues()) as Path<Values>[];
  const wrong = fields.flatMap((field) => named.filter((one) => one.field === field).slice(0, 1));
  for (const { field, message } of wrong) setError(field as Path<Values>, { message });
  if (wrong[0]) setFocus(wrong[0].field as Path<Values>);
}
