import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ImportDialog = lazy(() =>
  import('./import-dialog').then(({ ImportDialog: dialog }) => ({ default: dialog })),
);

/** Opens the dialog that imports products from a file. */
export const ImportButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUploadOutlined />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <Suspense>{open && <ImportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
