import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { saveFile } from '../../../../common/browser/save-file';
import { FileButton } from '../../ui/file-button';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { importTemplate } from './product-import';
import { useImport } from './use-import';

/** Imports products from a file after a preview of each row. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { file, report, problem, progress, isTried, preview, apply } = useImport(onClose);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const busy = progress !== null;
  const changes = report ? report.created + report.edited : 0;
  const close = busy && isTried ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id} variant="h2" component="h2">
        Import products
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
          A row with an id updates that product, a row without one adds a product. Empty cells keep
          the current value. You see a preview before anything is saved.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label={file?.name ?? 'Choose a CSV file'}
            accept=".csv,text/csv"
            icon={<FileUploadOutlined />}
            disabled={busy}
            inputRef={input}
            onChoose={([chosen]) => chosen && void preview(chosen)}
          />
          <Button onClick={() => saveFile(importTemplate(), 'products-template.csv')}>
            Download template
          </Button>
        </Box>
        {progress && <ImportProgress progress={progress} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {report && <ImportReport key={report.refused} report={report} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={!close}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={busy || !changes || Boolean(report?.refused)}
          onClick={() => void apply()}
        >
          {isTried && problem ? 'Try again' : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
