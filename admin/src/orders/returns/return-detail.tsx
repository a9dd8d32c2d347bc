import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetOne } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { returnReasons } from '../../../../common/contract/order-return';
import { minute } from '../../data/shop-time';
import { money } from '../../../../common/format/money';
import type { ApiError } from '../../data/api-error';
import type { OrderReturn } from '../../data/records';
import { paths, resources } from '../../paths';
import { DetailPage } from '../../ui/detail-page';
import { Facts } from '../../ui/facts';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { refundStates } from '../payment-labels';
import { RetryPartRefund } from '../refunds/retry-part-refund';
import { ReturnActions } from './return-actions';
import { ReturnImages } from './return-images';
import { ReturnLines } from './return-lines';
import { ReturnStateBadge } from './return-state';

/** Polling interval while a refund is in progress. */
const READ_EVERY_MS = 2_000;

/** One return: what comes back and why, and what can be done about it. */
export const ReturnDetail = () => {
  const { id } = useParams();
  const query = useGetOne<OrderReturn, ApiError>(
    resources.returns,
    { id: id ?? '' },
    { refetchInterval: ({ state }) => isRefunding(state.data) && READ_EVERY_MS },
  );
  return (
    <DetailPage list="Returns" to={paths.returns} query={query}>
      {(orderReturn) => <Content orderReturn={orderReturn} />}
    </DetailPage>
  );
};

const isRefunding = (orderReturn: OrderReturn | undefined): boolean =>
  orderReturn?.state === 'received' &&
  orderReturn.refund !== null &&
  orderReturn.refund.status !== 'failed';

const Content = ({ orderReturn }: { orderReturn: OrderReturn }) => (
  <>
    <PageHeader
      title={`Return ${orderReturn.number} of order ${orderReturn.orderNumber}`}
      aside={<ReturnStateBadge state={orderReturn.state} />}
    >
      <ReturnActions orderReturn={orderReturn} />
    </PageHeader>
    {orderReturn.refund?.status === 'failed' && (
      <Alert severity="error" sx={{ mb: 2.5 }}>
        {orderReturn.refund.error ?? 'The refund did not reach the card.'}
        <RetryPartRefund orderId={orderReturn.orderId} refund={orderReturn.refund} />
      </Alert>
    )}
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ReturnLines lines={orderReturn.lines} />
        <Panel title="Reason">
          <Box sx={{ fontWeight: 600 }}>{returnReasons[orderReturn.reason]}</Box>
          {orderReturn.note && <Text>{orderReturn.note}</Text>}
        </Panel>
        <ReturnImages orderReturn={orderReturn} />
        {orderReturn.answer && (
          <Panel title="Our answer">
            <Text>{orderReturn.answer}</Text>
          </Panel>
        )}
      </Box>
      <Panel title="Details">
        <Facts facts={factsOf(orderReturn)} />
      </Panel>
    </Box>
  </>
);

const Text = ({ children }: { children: string }) => (
  <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Box>
);

function factsOf({ orderId, orderNumber, customerName, requestedAt, refund }: OrderReturn) {
  const order = (
    <Link key="order" component={RouterLink} to={paths.order(orderId)}>
      {`Order ${orderNumber}`}
    </Link>
  );
  return [
    ['Order', order],
    ['Customer', customerName],
    ['Requested', minute(requestedAt)],
    ...(refund
      ? ([['Refund', `${money(refund.amount)} · ${refundStates[refund.status]}`]] as const)
      : []),
  ] as const;
}
