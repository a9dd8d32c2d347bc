import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { permissionFor } from '../../../common/contract/order-status';
import { isAllowed } from '../../../common/contract/staff';
import { useStaffRole } from '../data/use-may';
import { ConfirmDialog } from '../ui/confirm-dialog';

import { availableActions, type OfferedAction, type OrderAction } from './available-actions';
import { useOrderActions } from './use-order-actions';
import type { Order } from '../data/records';

const ShipOrderDialog = lazy(() =>
  import('./parcels/ship-order-dialog').then(({ ShipOrderDialog: each }) => ({ default: each })),
);

interface ConfirmedActions {
  /** The actions of the order's status that the own role includes; the payment may stand in the way of some. */
  available: OfferedAction[];
  busy: boolean;
  /** Opens the confirmation dialog of an action. */
  ask: (action: OrderAction) => void;
  dialog: ReactNode;
}

/** The actions of an order; each asks for confirmation first. */
export function useConfirmedActions(order: Order): ConfirmedActions {
  const role = useStaffRole();
  const { busy, changeStatus, ship } = useOrderActions(order);
  const [chosen, setChosen] = useState<OrderAction | null>(null);
  const [open, setOpen] = useState(false);
  const [restock, setRestock] = useState(true);
  const ask = (action: OrderAction) => {
    setChosen(action);
    setRestock(true);
    setOpen(true);
  };
  const confirm = (action: OrderAction) => {
    setOpen(false);
    void changeStatus(action.to, action.to === 'returned' ? restock : undefined);
  };
  const dialog =
    chosen?.to === 'shipped'
      ? open && (
          <Suspense>
            <ShipOrderDialog
              number={order.number}
              effect={chosen.effect}
              onConfirm={(tracking) => {
                setOpen(false);
                void ship(tracking);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )
      : chosen && (
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
            {chosen.to === 'returned' && (
              <FormControlLabel
                sx={{ mt: 1 }}
                label="Put the products back in stock"
                control={
                  <Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />
                }
              />
            )}
          </ConfirmDialog>
        );
  const available = availableActions(order).filter(({ to }) => isAllowed(role, permissionFor(to)));
  return { available, busy, ask, dialog };
}
