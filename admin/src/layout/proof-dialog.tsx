import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, Suspense, useId, useSyncExternalStore } from 'react';
import { proofRequests } from '../session/proof-requests';

const ProofForm = lazy(() =>
  import('./proof-form').then(({ ProofForm: form }) => ({ default: form })),
);

/** Asks who the user is where a call waits for it; then the call is repeated. */
export const ProofDialog = () => {
  const open = useSyncExternalStore(proofRequests.subscribe, proofRequests.isOpen);
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => proofRequests.answer(false)}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id} variant="h2" component="h2">
        Confirm that it is you
      </DialogTitle>
      <DialogContent>
        <Suspense>
          {open && (
            <ProofForm
              onProved={() => proofRequests.answer(true)}
              onCancel={() => proofRequests.answer(false)}
            />
          )}
        </Suspense>
      </DialogContent>
    </Dialog>
  );
};
