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
  /** Number of these products. */
  count: number;
}

/** Opens the dialog of a bulk change for the products chosen at that moment. */
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
