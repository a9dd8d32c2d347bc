import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing that is about to change. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirm: string;
  /** Label of the button that closes the dialog; `Cancel` where absent. */
  dismiss?: string;
  danger?: boolean;
  /** Whether it can be confirmed; true where absent. */
  isReady?: boolean;
  /** A press beside it does not close it: something was typed. */
  isKept?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, confirm, danger = false, onConfirm, onClose } = props;
  const { dismiss = 'Cancel', isReady = true, isKept = false } = props;
  const id = useId();
  // The dialog fades out after the first click, so a double click would confirm twice.
  const answer = () => open && onConfirm();
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => !(isKept && reason === 'backdropClick') && onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id} variant="h2" component="h2">
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {dismiss}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={!isReady}
          onClick={answer}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
