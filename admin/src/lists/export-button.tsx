import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import toast from 'react-hot-toast';
import { serverMessage } from '../data/api-error';
import type { ShopDataProvider } from '../data/data-provider';
import type { ResourceName } from '../paths';
import { saveFile } from './save-file';

const FAILED = 'Failed to export. Please try again.';

/** Saves all that the list's filter finds as CSV; `name` is the file's, without its ending. */
export const ExportButton = ({ name }: { name: string }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { resource, filterValues } = useListContext();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const id = toast.loading('Exporting...');
    setBusy(true);
    try {
      saveFile(await provider.exportCsv(resource as ResourceName, filterValues), `${name}.csv`);
      toast.success('Exported successfully!', { id });
    } catch (error) {
      toast.error(serverMessage(error) || FAILED, { id });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      disabled={busy}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
};
