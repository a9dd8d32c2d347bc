import { useFormState } from 'react-hook-form';

/** Whether the surrounding form has changes that are not saved. */
export function useIsUnsaved(): boolean {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  return Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
}
