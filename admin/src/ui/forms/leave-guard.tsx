import { useCallback, useEffect } from 'react';
import { useRedirect, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Asks before the surrounding form is left with unsaved changes, and redirects to the list once it is saved. Replaces
 * React-Admin's own, which asks only after its blocker has rendered: a second Back before that leaves without asking.
 */
export const LeaveGuard = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const resource = useResourceContext();
  const redirect = useRedirect();
  const translate = useTranslate();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;

  const isToStay = useCallback(
    () => isUnsaved && !window.confirm(translate('ra.message.unsaved_changes')),
    [isUnsaved, translate],
  );
  useBlocker(isToStay);

  const askToUnload = useCallback(
    (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault(),
    [isUnsaved],
  );
  useBeforeUnload(askToUnload);

  useEffect(() => {
    if (isSubmitSuccessful) redirect('list', resource);
  }, [isSubmitSuccessful, redirect, resource]);
  return null;
};
