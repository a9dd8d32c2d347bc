import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { counted } from '../../../../common/format/text';
import { bulkShippingObstacle } from '../available-actions';
import { LeftOut } from './left-out';
import { ShippingResults } from './shipping-results';
import { useShipping } from './use-shipping';
import type { Order } from '../../data/records';

interface ShipDialogProps {
  orders: Order[];
  onClose: () => void;
}

/** Asks before many orders are shipped, says which are left out and why, and shows the result of each. */
export const ShipDialog = ({ orders, onClose }: ShipDialogProps) => {
  const [going] = useState(() => orders.filter((order) => !bulkShippingObstacle(order)));
  const { busy, results, problem, ship } = useShipping(going);
  const id = useId();
  const shipped = results?.filter((result) => result.shipped).length;
  const close = busy ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h2" component="h2">
        {results
          ? `${shipped?.toLocaleString('en-US')} of ${counted(going.length, 'order')} shipped`
          : going.length === 0
            ? 'Nothing to ship'
            : `Ship ${counted(going.length, 'order')}?`}
      </DialogTitle>
      <DialogContent>
        {results ? (
          <ShippingResults orders={going} results={results} />
        ) : (
          <>
            {going.length > 0 && (
              <Typography>
                {going.length === 1 ? 'The customer gets' : 'Each customer gets'} an email that the
                order is on its way.
              </Typography>
            )}
            <LeftOut orders={orders} />
          </>
        )}
        {busy && <LinearProgress aria-label="Shipping" sx={{ mt: 2 }} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy} autoFocus>
          {results ? 'Close' : 'Cancel'}
        </Button>
        {!results && going.length > 0 && (
          <Button variant="contained" disabled={busy} onClick={() => void ship()}>
            Ship {counted(going.length, 'order')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
