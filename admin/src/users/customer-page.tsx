import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ApiError } from '../data/api-error';
import type { Customer } from '../data/records';
import { NotFound } from '../layout/not-found';
import { paths, resources } from '../paths';
import { DetailPage } from '../ui/detail-page';
import { PageHeader } from '../ui/page-header';
import { StateBadge } from '../ui/state-badge';
import { CustomerActions } from './customer-actions';
import { CustomerEmails } from './customer-emails';
import { CustomerFigures } from './customer-figures';
import { CustomerNotes } from './customer-notes';
import { CustomerOrders } from './customer-orders';
import { CustomerProfile } from './customer-profile';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One user: profile, orders, emails, sessions, notes and what can be done about the account. */
export const CustomerPage = () => {
  const { id = '' } = useParams();
  const query = useGetOne<Customer, ApiError>(
    resources.customers,
    { id },
    { enabled: UUID.test(id) },
  );
  if (!UUID.test(id)) return <NotFound />;
  return (
    <DetailPage list="Users" to={paths.users} query={query}>
      {(customer) => <Content customer={customer} />}
    </DetailPage>
  );
};

const Content = ({ customer }: { customer: Customer }) => (
  <>
    <PageHeader title={customer.name} aside={<State customer={customer} />}>
      <CustomerActions customer={customer} />
    </PageHeader>
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <CustomerFigures figures={customer.figures} />
        <CustomerOrders id={customer.id} />
        <CustomerEmails id={customer.id} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        <CustomerProfile customer={customer} />
        <CustomerNotes customer={customer} />
      </Box>
    </Box>
  </>
);

const State = ({ customer: { role, blockedAt, erasedAt } }: { customer: Customer }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    {role === 'admin' && <StateBadge tone="purple">admin</StateBadge>}
    {erasedAt !== null ? (
      <StateBadge tone="gray">Erased</StateBadge>
    ) : (
      blockedAt !== null && <StateBadge tone="red">Blocked</StateBadge>
    )}
  </Box>
);
