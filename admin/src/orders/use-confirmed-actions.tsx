import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { permissionFor } from '../../../common/contract/order-status';
import { isAllowed } from '../../../common/contract/staff';
import { useStaffRole } from '../data/use-may';
import { ConfirmDialog } from '../ui/confirm-dialog';

import { legalActionsOf, type OfferedAction, type OrderAction } from './legal-actions';
import { useOrderActions } from './use-order-actions';
import { TrackingFields } from './parcels/tracking-fields';
import { useTracking } from './parcels/use-tracking';
import type { Order } from '../data/records';

interface ConfirmedActions {
  /** The actions of the order's status that the own role includes; the payment may stand in the way of some. */
  legal: OfferedAction[];
  busy: boolean;
  /** Opens the confirmation dialog of an action. */
  ask: (action: OrderAction) => void;
  dialog: ReactNode;
}

/** The actions of an order; each asks for confirmation first. */
export function useConfirmedActions(order: Order): ConfirmedActions {
  const role = useStaffRole();
  const { busy, changeStatus, ship } = useOrderActions(order);
  const tracking = useTracking();
  const [chosen, setChosen] = useState<OrderAction | null>(null);
  const [open, setOpen] = useState(false);
  const [restock, setRestock] = useState(true);
  const ask = (action: OrderAction) => {
    setChosen(action);
    setRestock(true);
    tracking.reset();
    setOpen(true);
  };
  const confirm = (action: OrderAction) => {
    if (action.to === 'shipped') {
      const checked = tracking.check();
      if (!checked) return;
      setOpen(false);
      void ship(checked);
      return;
    }
    setOpen(false);
    void changeStatus(action.to, action.to === 'returned' ? restock : undefined);
  };
  const dialog = chosen && (
    <ConfirmDialog
      open={open}
      title={`${chosen.label} order ${order.number}?`}
      confirm={`${chosen.label} order`}
      dismiss={chosen.to === 'canceled' ? 'Keep order' : undefined}
      danger={chosen.look === 'danger'}
      onConfirm={() => confirm(chosen)}
      onClose={() => setOpen(false)}
    >
      <Typography>{chosen.effect}</Typography>
      {chosen.to === 'shipped' && (
        <Box sx={{ mt: 1 }}>
          <TrackingFields form={tracking} />
        </Box>
      )}
      {chosen.to === 'returned' && (
        <FormControlLabel
          sx={{ mt: 1 }}
          label="Put the products back in stock"
          control={<Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />}
        />
      )}
    </ConfirmDialog>
  );
  const legal = legalActionsOf(order).filter(({ to }) => isAllowed(role, permissionFor(to)));
  return { legal, busy, ask, dialog };
}
