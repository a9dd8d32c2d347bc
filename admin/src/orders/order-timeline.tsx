import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { minute } from '../data/shop-time';
import type { Order } from '../data/records';
import { Panel } from '../ui/panel';
import type { OrderEvent, UnsentEmail } from './order';

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
  return: 'Return',
};

interface EntryProps {
  topic: string;
  text: string;
  /** Below it: when, by whom, why. */
  children: ReactNode;
}

const Entry = ({ topic, text, children }: EntryProps) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      pl: 2.5,
      pb: 2,
      borderLeft: 1,
      borderColor: 'divider',
      '&:last-child': { pb: 0 },
      '&::before': dot,
    }}
  >
    <Typography>
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {topic}
      </Box>{' '}
      {text}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);

/** An email that the customer has not got yet, with the reason and the next try. */
const Unsent = ({ email: { about, at, error, nextTryAt } }: { email: UnsentEmail }) => (
  <Entry topic={topics.mail} text={`"${about}" ${nextTryAt ? 'not sent yet' : 'failed'}`}>
    {error !== null && `${error} · `}
    {nextTryAt ? (
      <>
        {'Next try '}
        <time dateTime={nextTryAt}>{minute(nextTryAt)}</time>
      </>
    ) : (
      <>
        <time dateTime={at}>{minute(at)}</time>
        {' · No further try: retry it on Operations, or resend it.'}
      </>
    )}
  </Entry>
);

/** 'Return 1 refunded': the topic is the first word of the detail. */
const textOf = ({ what, detail }: OrderEvent) =>
  what === 'return' ? detail.replace(/^return /, '') : detail;

/** The history of the order, latest first, above it the emails that were not sent. */
export const OrderTimeline = ({ order: { history, unsentEmails = [] } }: { order: Order }) => (
  <Panel title="Timeline">
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, ml: 0.5 }}>
      {unsentEmails.toReversed().map((email, index) => (
        <Unsent key={`${email.at} ${index}`} email={email} />
      ))}
      {history.toReversed().map((event, index) => (
        <Entry key={`${event.at} ${index}`} topic={topics[event.what]} text={textOf(event)}>
          <time dateTime={event.at}>{minute(event.at)}</time>
          {` · ${event.by}`}
        </Entry>
      ))}
    </Box>
  </Panel>
);
