import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { Loaded } from '../ui/loaded';
import { PageHeader } from '../ui/page-header';
import { fetchPaymentsInDoubt } from './calls';
import { countOf, PaymentLists } from './payment-lists';
import { READ_EVERY_MS } from './use-operations';

/** Payments that somebody who refunds has to decide about. */
export const PaymentsInDoubt = () => {
  const query = useQuery({
    queryKey: ['operations', 'payments'],
    queryFn: fetchPaymentsInDoubt,
    refetchInterval: READ_EVERY_MS,
  });
  return (
    <>
      <PageHeader title="Payments to review" />
      <Loaded query={query}>
        {(payments) => (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {countOf(payments) === 0 && (
              <Typography sx={{ color: 'text.secondary' }}>
                No dispute, fraud warning or unmatched payment waits for you.
              </Typography>
            )}
            <PaymentLists payments={payments} />
            <Link component={RouterLink} to={paths.ordersPaid('refund_failed')}>
              Orders whose refund failed
            </Link>
          </Box>
        )}
      </Loaded>
    </>
  );
};
