import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { day } from '../../data/shop-time';
import type { Order } from '../../data/records';
import { Allowed } from '../../ui/allowed';
import { ConfirmButton } from '../../ui/confirm-button';
import { Panel } from '../../ui/panel';
import { undoParcel } from '../calls';
import type { Parcel } from '../order';
import { EditTracking } from './edit-tracking';

const undoTexts = {
  loading: 'Undoing...',
  success: 'Parcel undone.',
  refused: 'Failed to undo the parcel',
  failed: 'Failed. Please try again.',
};

/** The parcels of an order; nothing where there is none. */
export const OrderParcels = ({ order }: { order: Order }) =>
  order.parcels.length > 0 && (
    <Panel title="Parcels">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {order.parcels.map((parcel) => (
          <Box
            component="li"
            key={parcel._id}
            sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2.5 } }}
          >
            <ParcelFacts order={order} parcel={parcel} />
          </Box>
        ))}
      </Box>
    </Panel>
  );

const ParcelFacts = ({ order, parcel }: { order: Order; parcel: Parcel }) => {
  const { number, carrierName, trackingNumber, trackingUrl, shippedAt, deliveredAt } = parcel;
  const names = new Map(order.products.map(({ _id, name }) => [_id, name]));
  const tracking = [carrierName, trackingNumber].filter(Boolean).join(' ');
  return (
    <>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {`Parcel ${number}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Shipped <time dateTime={shippedAt}>{day(shippedAt)}</time>
          {deliveredAt && (
            <>
              {' · Delivered '}
              <time dateTime={deliveredAt}>{day(deliveredAt)}</time>
            </>
          )}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0, overflowWrap: 'anywhere' }}>
        {parcel.lines.map(({ lineId, quantity }) => (
          <li key={lineId}>{`${quantity} × ${names.get(lineId) ?? ''}`}</li>
        ))}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {trackingUrl ? (
          <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {tracking}
          </Link>
        ) : (
          tracking || <span>No tracking</span>
        )}
      </Typography>
      <Allowed to="orders.ship">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <EditTracking order={order} parcel={parcel} />
          {order.status === 'pending' && (
            <ConfirmButton
              label={`Undo parcel ${number}`}
              question={`Undo parcel ${number} of order ${order.number}?`}
              effect="Its products are to be shipped again. The customer gets no email about it."
              danger
              call={() => undoParcel(order.id, parcel._id)}
              texts={undoTexts}
            />
          )}
        </Box>
      </Allowed>
    </>
  );
};
