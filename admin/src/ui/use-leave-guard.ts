import { useEffect } from 'react';
import { useWarnWhenUnsavedChanges } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

/**
 * Asks before the form around it is left with unsaved changes, and leaves it once it is saved.
 * @param done where a saved form leads
 */
export function useLeaveGuard(done: string): void {
  const { isSubmitSuccessful } = useFormState();
  const navigate = useNavigate();
  useWarnWhenUnsavedChanges(true);
  useEffect(() => {
    if (isSubmitSuccessful) void navigate(done);
  }, [isSubmitSuccessful, navigate, done]);
}
