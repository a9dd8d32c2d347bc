import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { WhichProducts } from './bulk-change';

const BulkDialog = lazy(() =>
  import('./bulk-dialog').then(({ BulkDialog: dialog }) => ({ default: dialog })),
);

interface BulkButtonProps {
  label: string;
  which: WhichProducts;
  /** How many these are. */
  count: number;
}

/** Opens the dialog that changes many products, as they are chosen at that moment. */
export const BulkButton = ({ label, which, count }: BulkButtonProps) => {
  const [chosen, setChosen] = useState<WhichProducts | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EditNoteOutlined />}
        onClick={() => setChosen(which)}
      >
        {label}
      </Button>
      <Suspense>
        {chosen && <BulkDialog which={chosen} count={count} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
};
