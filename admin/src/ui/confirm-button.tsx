import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { useCall, type CallTexts } from './use-call';

interface ConfirmButtonProps {
  label: string;
  /** Accessible name of the button, where its label alone is not enough. */
  name?: string;
  /** Label of the button that closes the dialog; `Cancel` where absent. */
  dismiss?: string;
  /** Names the thing that is about to change. */
  question: string;
  effect: string;
  danger?: boolean;
  call: () => Promise<unknown>;
  texts: CallTexts;
}

/** An action on one row of a list, run after a confirmation. */
export const ConfirmButton = (props: ConfirmButtonProps) => {
  const { label, name, dismiss, question, effect, danger = false, call, texts } = props;
  const { busy, run } = useCall();
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    void run(call, texts);
  };
  return (
    <>
      <Button
        variant="outlined"
        color={danger ? 'error' : 'primary'}
        disabled={busy}
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={question}
        confirm={label}
        dismiss={dismiss}
        danger={danger}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Typography>{effect}</Typography>
      </ConfirmDialog>
    </>
  );
};
