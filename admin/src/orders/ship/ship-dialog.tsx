import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { counted } from '../../../../common/format/text';
import { canShip, obstaclesOf, availableActions } from '../available-actions';
import { ShippingResults } from './shipping-results';
import { useShipping } from './use-shipping';
import type { Order } from '../../data/records';

interface ShipDialogProps {
  orders: Order[];
  onClose: () => void;
}

/** Asks before many orders are shipped, and shows the result of each. */
export const ShipDialog = ({ orders, onClose }: ShipDialogProps) => {
  const { busy, results, problem, ship } = useShipping(orders);
  const id = useId();
  const staying = orders.filter((order) => !canShip(order));
  const reasons = obstaclesOf(
    staying.flatMap(availableActions).filter(({ to }) => to === 'shipped'),
  );
  const shipped = results?.filter((result) => result.shipped).length;
  const close = busy ? undefined : onClose;
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h2" component="h2">
        {results
          ? `${shipped?.toLocaleString('en-US')} of ${counted(orders.length, 'order')} shipped`
          : `Ship ${counted(orders.length, 'order')}?`}
      </DialogTitle>
      <DialogContent>
        {results ? (
          <ShippingResults orders={orders} results={results} />
        ) : (
          <>
            <Typography>Each customer gets an email that the order is on its way.</Typography>
            {staying.length > 0 && (
              <Alert severity="info" sx={{ mt: 2 }}>
                {counted(staying.length, 'order')} cannot be shipped and will not change.
                {reasons.map((reason) => (
                  <Typography key={reason} variant="body2" sx={{ mt: 1 }}>
                    {reason}
                  </Typography>
                ))}
              </Alert>
            )}
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
        {!results && (
          <Button
            variant="contained"
            disabled={busy || staying.length === orders.length}
            onClick={() => void ship()}
          >
            Ship {counted(orders.length, 'order')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
