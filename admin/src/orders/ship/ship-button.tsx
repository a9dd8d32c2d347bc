import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useSelected } from '../../lists/use-selected';
import type { Order } from '../../data/records';

const ShipDialog = lazy(() =>
  import('./ship-dialog').then(({ ShipDialog: dialog }) => ({ default: dialog })),
);

/** Ships the selected orders after a confirmation. */
export const ShipButton = () => {
  const selected = useSelected<Order>();
  const [chosen, setChosen] = useState<Order[] | null>(null);
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        startIcon={<LocalShippingOutlined />}
        onClick={() => setChosen(selected)}
      >
        Ship
      </Button>
      <Suspense>
        {chosen && <ShipDialog orders={chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  );
};
