import { useEffect, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import toast from 'react-hot-toast';
import { session } from '../../../common/browser/session';
import { isAdmin } from '../session/admin-session';

/**
 * Keeps what was typed into the form around it while a session that has ended is begun again: the same user finds it
 * again at the same address, in the same tab.
 */
export function useDraft(): void {
  const form = useFormContext();
  const [key] = useState(() => `draft ${session.current()?.user._id} ${window.location.pathname}`);

  useEffect(() => {
    const draft = take(key);
    if (!draft) return;
    for (const [name, value] of Object.entries(draft)) {
      form.setValue(name, value, { shouldDirty: true });
    }
    toast('What you had typed is back.');
  }, [form, key]);

  useEffect(() => {
    let isKept = false;
    const unsubscribe = session.subscribe((_, reason) => {
      const typed = changesIn(form.getValues(), form.formState.defaultValues ?? {});
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
  return json ? (JSON.parse(json) as FieldValues) : null;
}

/** Only these: what was not touched may have been changed by somebody else until then. */
function changesIn(values: FieldValues, defaults: FieldValues): FieldValues {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return Object.fromEntries(changed);
}
