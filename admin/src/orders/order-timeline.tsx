import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { minute } from '../../../common/format/date';
import { Panel } from '../ui/panel';
import type { OrderEvent } from './order';

const dot = {
  content: '""',
  position: 'absolute',
  left: -5,
  top: 7,
  width: 9,
  height: 9,
  borderRadius: '50%',
  bgcolor: 'text.primary',
} as const;

const topics: Record<OrderEvent['what'], string> = {
  status: 'Status',
  payment: 'Payment',
  refund: 'Refund',
  stock: 'Stock',
  mail: 'Email',
  'email-resent': 'Email',
  address: 'Address',
  parcel: 'Shipping',
};

/** The history of the order, latest first. */
export const OrderTimeline = ({ events }: { events: OrderEvent[] }) => (
  <Panel title="Timeline">
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, ml: 0.5 }}>
      {events.toReversed().map((event, index) => (
        <Box
          component="li"
          key={`${event.at} ${index}`}
          sx={{
            position: 'relative',
            pl: 2.5,
            pb: index === events.length - 1 ? 0 : 2,
            borderLeft: 1,
            borderColor: 'divider',
            '&::before': dot,
          }}
        >
          <Typography>
            <Box component="strong" sx={{ fontWeight: 600 }}>
              {topics[event.what]}
            </Box>{' '}
            {event.detail}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <time dateTime={event.at}>{minute(event.at)}</time>
            {` · ${event.by}`}
          </Typography>
        </Box>
      ))}
    </Box>
  </Panel>
);
