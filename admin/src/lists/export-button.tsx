import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import toast from 'react-hot-toast';
import { serverMessage } from '../data/api-error';
import { saveFile } from '../../../common/browser/save-file';
import { only } from './only-filters';
import { download, type ExportRoute } from '../data/call';

const FAILED = 'Failed to export. Please try again.';

interface ExportButtonProps {
  route: ExportRoute;
  /** Name of the file, without its extension. */
  name: string;
  label?: string;
  /** Those filters of the list that the file takes; all where absent. */
  filters?: readonly string[];
}

/** Exports the filtered list, or what belongs to it, as CSV. */
export const ExportButton = ({ route, name, label = 'Export CSV', filters }: ExportButtonProps) => {
  const { filterValues } = useListContext();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const id = toast.loading('Exporting...');
    setBusy(true);
    try {
      saveFile(await download(route, { query: only(filterValues, filters) }), `${name}.csv`);
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
      {label}
    </Button>
  );
};
