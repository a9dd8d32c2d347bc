import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks before a page with unsaved changes is left; one a page, as a router has one blocker. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const translate = useTranslate();
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
}
