import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { shipmentFileRules } from '../../../../common/contract/order';
import { counted } from '../../../../common/format/text';
import { saveFile } from '../../../../common/browser/save-file';
import { FileButton } from '../../ui/file-button';
import { ShipmentRows } from './shipment-rows';
import { useShipFile } from './use-ship-file';

/** An empty file with the names of the columns. */
const template = () =>
  new Blob([`${shipmentFileRules.columns.join(',')}\r\n`], { type: 'text/csv' });

/** Ships the orders of a file after a preview of each row. */
export const ShipFileDialog = ({ onClose }: { onClose: () => void }) => {
  const { file, report, isDone, busy, problem, preview, ship } = useShipFile();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const close = busy ? undefined : onClose;
  const shipping = counted(report?.shipped ?? 0, 'order');
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} variant="h2" component="h2">
        {isDone ? `${shipping} shipped` : 'Ship orders from a file'}
      </DialogTitle>
      <DialogContent>
        {!isDone && (
          <>
            <Typography sx={{ mb: 2 }}>
              Each row has the number of an order and, where there is one, its carrier and tracking
              number. You see a preview before anything is shipped.
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
              <Button onClick={() => saveFile(template(), 'shipments-template.csv')}>
                Download template
              </Button>
            </Box>
          </>
        )}
        {busy && <LinearProgress aria-label="Reading the file" sx={{ mt: 2 }} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {report && <ShipmentRows report={report} isDone={isDone} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          {isDone ? 'Close' : 'Cancel'}
        </Button>
        {!isDone && (
          <Button
            variant="contained"
            disabled={busy || !report?.shipped}
            onClick={() => void ship()}
          >
            {report ? `Ship ${shipping}` : 'Ship orders'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
