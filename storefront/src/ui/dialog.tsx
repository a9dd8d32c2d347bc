import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from './classes';
import { IconButton } from './icon-button';

interface DialogProps {
  open: boolean;
  title: string;
  /** Wide enough for an image. */
  wide?: boolean;
  /** Called on Escape, a press on the backdrop and the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's modal dialog, which traps the focus and restores it. */
export function Dialog({ open, title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (open && !current?.open) current?.showModal();
    if (!open && current?.open) current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={classes(
        'm-auto rounded-card bg-paper p-0 text-ink shadow-soft backdrop:bg-ink/60',
        wide ? 'w-[min(72rem,calc(100vw-1rem))]' : 'w-[min(32rem,calc(100vw-2rem))]',
      )}
    >
      {open && (
        <div className="animate-rise flex flex-col gap-4 p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} className="-mt-2 -mr-2" />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
