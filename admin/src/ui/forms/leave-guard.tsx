import { useEffect } from 'react';
import { useRedirect, useResourceContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useIsUnsaved } from './use-is-unsaved';
import { useLeaveQuestion } from './use-leave-question';

/**
 * Asks before the surrounding form is left with unsaved changes, and redirects to the list once it is saved. Replaces
 * React-Admin's own, which asks only after its blocker has rendered: a second Back before that leaves without asking.
 */
export const LeaveGuard = () => {
  const { isSubmitSuccessful } = useFormState();
  const resource = useResourceContext();
  const redirect = useRedirect();
  useLeaveQuestion(useIsUnsaved());

  useEffect(() => {
    if (isSubmitSuccessful) redirect('list', resource);
  }, [isSubmitSuccessful, redirect, resource]);
  return null;
};
