import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ApiError } from '../data/api-error';
import { day } from '../data/shop-time';
import { resources } from '../paths';
import { DetailPage } from '../ui/detail-page';
import { PageHeader } from '../ui/page-header';
import { OrderActions, OrderObstacles } from './order-actions';
import { OrderCustomer } from './order-customer';
import { OrderBadges } from './order-badges';
import { OrderDocuments } from './order-documents';
import { OrderLines } from './order-lines';
import { OrderNotes } from './order-notes';
import { OrderPayment } from './order-payment';
import { OrderTimeline } from './order-timeline';
import { OrderParcels } from './parcels/order-parcels';
import { ShipPart } from './parcels/ship-part';
import { CancelRest } from './refunds/cancel-rest';
import { OrderReturns } from './returns/order-returns';
import { OrderRefunds } from './refunds/order-refunds';
import { PackingLink } from './packing/packing-link';
import { useOrderListPath } from './use-order-link';
import type { Order } from '../data/records';

/** Polling interval while a refund is in progress. */
const READ_EVERY_MS = 2_000;

/** One order: its lines, customer, payment, history and actions. */
export const OrderDetail = () => {
  const { id } = useParams();
  const query = useGetOne<Order, ApiError>(
    resources.orders,
    { id: id ?? '' },
    { refetchInterval: ({ state }) => state.data?.paymentStatus === 'refunding' && READ_EVERY_MS },
  );
  return (
    <DetailPage list="Orders" to={useOrderListPath()} query={query}>
      {(order) => <Content order={order} />}
    </DetailPage>
  );
};

const Content = ({ order }: { order: Order }) => (
  <>
    <PageHeader
      title={`Order ${order.number}`}
      aside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
          <OrderBadges order={order} />
          <time dateTime={order.createdAt}>{day(order.createdAt)}</time>
        </Box>
      }
    >
      <PackingLink label="Packing slip" ids={[order.id]} />
      <ShipPart order={order} />
      <CancelRest order={order} />
      <OrderActions order={order} />
    </PageHeader>
    <OrderObstacles order={order} />
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <OrderLines order={order} />
        <OrderParcels order={order} />
        <OrderReturns order={order} />
        <OrderTimeline order={order} />
        <OrderNotes order={order} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <OrderPayment order={order} />
        <OrderRefunds order={order} />
        <OrderDocuments order={order} />
        <OrderCustomer order={order} />
      </Box>
    </Box>
  </>
);
