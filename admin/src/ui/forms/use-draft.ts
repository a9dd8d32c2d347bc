import { useEffect, useState } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import toast from 'react-hot-toast';
import { session } from '../../../../common/browser/session';
import { isSameAdmin } from '../../session/admin-session';
import { changesIn } from './merge';

/**
 * Keeps unsaved changes of the surrounding form when the session ends or changes hands: after login the same user finds
 * them restored at the same address, in the same tab.
 */
export function useDraft(): void {
  const form = useFormContext();
  const { isReady } = useFormState();
  const [key] = useState(() => `draft ${session.current()?.user._id} ${window.location.pathname}`);

  useEffect(() => {
    // Until then React-Admin fills the form with the record.
    if (!isReady) return;
    const draft = take(key);
    if (!draft) return;
    for (const [name, value] of Object.entries(draft)) {
      form.setValue(name, value, { shouldDirty: true });
    }
    toast('Your unsaved changes were restored.');
  }, [form, isReady, key]);

  useEffect(() => {
    let isKept = false;
    const unsubscribe = session.subscribe((_, reason) => {
      // Only changed fields: someone else may change the others until then.
      const typed = changesIn<FieldValues>(form.formState.defaultValues ?? {}, form.getValues());
      if (isSameAdmin() || reason === 'cleared' || !Object.keys(typed).length) return;
      sessionStorage.setItem(key, JSON.stringify(typed));
      isKept = true;
    });
    // Registered before the leave guard of the form, so it is called first.
    const letGo = (event: Event) => isKept && event.stopImmediatePropagation();
    window.addEventListener('beforeunload', letGo);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', letGo);
    };
  }, [form, key]);
}

function take(key: string): FieldValues | null {
  const json = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return json ? JSON.parse(json) : null;
}
