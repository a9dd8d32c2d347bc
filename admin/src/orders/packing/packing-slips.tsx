import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { Loading, useGetMany } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../data/api-error';
import { useShop } from '../../data/use-shop';
import { resources } from '../../paths';
import { tokens } from '../../theme/tokens';
import { LoadError } from '../../ui/load-error';
import { PageTitle } from '../../ui/page-title';

import { PackingSlip } from './packing-slip';
import type { Order } from '../../data/records';

/** Paper is white in the dark theme too. */
const paper = {
  ':root': { colorScheme: 'light' },
  body: { background: `${tokens.paper} !important`, color: `${tokens.ink} !important` },
  '@page': { margin: '14mm' },
};

/** As the server says it of one order. */
const NOT_FOUND = new ApiError('Order not found', 404);

/** The packing slips of the orders in `ids`, one printed page each. */
export const PackingSlips = () => {
  const [query] = useSearchParams();
  const shop = useShop();
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  const { data, error, refetch } = useGetMany<Order, ApiError>(resources.orders, { ids });
  const orders = data ?? [];
  const problem = error ?? (data && data.length < ids.length ? NOT_FOUND : undefined);
  if (problem) return <LoadError error={problem} retry={() => void refetch()} />;
  if (!shop || !data) return <Loading />;
  const numbers = orders.map(({ number }) => number).join(', ');
  return (
    <Box component="main" sx={{ bgcolor: tokens.paper, color: tokens.ink }}>
      <GlobalStyles styles={paper} />
      <PageTitle title={`Packing slip ${numbers}`} />
      <Box
        sx={{
          displayPrint: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          p: 2,
          bgcolor: tokens.ink,
          color: tokens.paper,
        }}
      >
        <Typography sx={{ fontWeight: 600, mr: 'auto' }}>
          {orders.length === 1 ? 'Packing slip' : `${orders.length} packing slips`}
        </Typography>
        <Button
          variant="contained"
          color="secondary"
          startIcon={<PrintOutlined />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Box>
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} shopCountry={shop.settings.country} />
      ))}
    </Box>
  );
};
