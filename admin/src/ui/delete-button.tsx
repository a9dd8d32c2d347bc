import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { ListContext, useDataProvider, type RaRecord } from 'react-admin';
import { ConfirmDialog } from './confirm-dialog';
import { useCall } from './use-call';

interface DeleteButtonProps {
  resource: string;
  record: RaRecord;
  /** The name of the record, as users know it. */
  name: string;
  /** What deleting it does. */
  effect: string;
}

const texts = {
  loading: 'Deleting...',
  success: 'Delete successful!',
  refused: 'Delete failed. Try again.',
};

/** Deletes a record after a confirmation that names it. */
export const DeleteButton = ({ resource, record, name, effect }: DeleteButtonProps) => {
  const provider = useDataProvider();
  const { busy, run } = useCall();
  const list = useContext(ListContext);
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    void remove();
  };
  const remove = async () => {
    const call = () => provider.delete(resource, { id: record.id, previousData: record });
    if (await run(call, texts)) return;
    // What is gone cannot be unticked, and no change of all ticked rows would work.
    if (list?.selectedIds.includes(record.id)) list.onToggleItem(record.id);
  };
  return (
    <>
      <IconButton aria-label={`Delete ${name}`} disabled={busy} onClick={() => setOpen(true)}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={open}
        title={`Delete ${name}?`}
        confirm="Delete"
        danger
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <Typography>{effect}</Typography>
      </ConfirmDialog>
    </>
  );
};
