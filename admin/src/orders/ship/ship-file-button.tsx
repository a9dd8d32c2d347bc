import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ShipFileDialog = lazy(() =>
  import('./ship-file-dialog').then(({ ShipFileDialog: dialog }) => ({ default: dialog })),
);

/** Opens the dialog that ships the orders of a file. */
export const ShipFileButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUploadOutlined />} onClick={() => setOpen(true)}>
        Ship from CSV
      </Button>
      <Suspense>{open && <ShipFileDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
