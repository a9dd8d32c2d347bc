import { useCallback, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom';

/**
 * Asks before the form around it is left with unsaved changes, and leaves it once it is saved.
 * @param done where a saved form leads
 */
export function useLeaveGuard(done: string): void {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const navigate = useNavigate();
  const translate = useTranslate();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;

  // Asked within the navigation: once its state is drawn, a second Back may have come, and would never be asked about.
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
    if (isSubmitSuccessful) void navigate(done);
  }, [isSubmitSuccessful, navigate, done]);
}
