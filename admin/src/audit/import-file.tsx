import Link from '@mui/material/Link';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { serverMessage } from '../data/api-error';
import { download } from '../data/call';
import { saveFile } from '../../../common/browser/save-file';

const ROUTE = 'GET /api/products/imports/{id}/file.csv';
const FAILED = 'Failed to download. Please try again.';

export const ImportFile = ({ id }: { id: string }) => {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download(ROUTE, { path: { id } }), `import-${id}.csv`);
    } catch (error) {
      toast.error(serverMessage(error) || FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      disabled={busy}
      onClick={() => void save()}
      sx={{ font: 'inherit', textAlign: 'left' }}
    >
      Imported file
    </Link>
  );
};
