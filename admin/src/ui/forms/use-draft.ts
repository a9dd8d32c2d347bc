import { useEffect, useState } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import toast from 'react-hot-toast';
import { session } from '../../../../common/browser/session';
import { isAdmin } from '../../session/admin-session';
import { changesIn } from './merge';

/**
 * Keeps what was typed into the form around it while a session that has ended is begun again: the same user finds it
 * again at the same address, in the same tab.
 */
export function useDraft(): void {
  const form = useFormContext();
  const { isReady } = useFormState();
  const [key] = useState(() => `draft ${session.current()?.user._id} ${window.location.pathname}`);

  useEffect(() => {
    // Before, React-Admin fills the form with the record.
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
      // Only these: what was not touched may have been changed by somebody else until then.
      const typed = changesIn<FieldValues>(form.formState.defaultValues ?? {}, form.getValues());
      if (isAdmin() || reason === 'cleared' || !Object.keys(typed).length) return;
      sessionStorage.setItem(key, JSON.stringify(typed));
      isKept = true;
    });
    // It hears of it before the guard of the form, which is called after it.
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
