import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from './classes';
import { IconButton } from './icon-button';

interface DialogProps {
  open: boolean;
  title: string;
  /** Wide enough for an image. */
  wide?: boolean;
  /**
   * What closes it: Escape, the close button and a press on the backdrop; without the latter, so that a slip loses
   * nothing; or only its content.
   */
  closing?: 'any' | 'explicit' | 'by-content';
  /** Called on each of them. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's modal dialog, which traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  const { open, title, wide = false, closing = 'any', onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const titleId = useId();
  const isHeld = closing === 'by-content';
  useEffect(() => {
    const { current } = dialog;
    if (open && !current?.open) current?.showModal();
    if (!open && current?.open) current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby={isHeld ? 'none' : undefined}
      onCancel={(event) => isHeld && event.preventDefault()}
      // Browsers without `closedby` close it at the second Escape all the same.
      onClose={() => (isHeld && open ? dialog.current?.showModal() : onClose())}
      // A selection of text that ends beside the dialog is a click there, too.
      onPointerDown={({ target }) => (isPressedBeside.current = target === dialog.current)}
      onClick={({ target }) => {
        const isBeside = target === dialog.current && isPressedBeside.current;
        if (isBeside && closing === 'any') onClose();
      }}
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
            {!isHeld && (
              <IconButton icon="close" label="Close" onClick={onClose} className="-mt-2 -mr-2" />
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
