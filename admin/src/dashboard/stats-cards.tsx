import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { Panel } from '../ui/panel';
import { useStats } from './use-analytics';

interface StatCardProps {
  title: string;
  /** Undefined while it is being counted. */
  value?: number;
  notes?: string;
  /** The list behind the figure. */
  link: { to: string; label: string };
}

/** The three figures of the morning, each leading to its list. */
export const StatsCards = () => {
  const { data, error } = useStats();
  if (error && !data) return <Typography role="status">{error.message}</Typography>;
  const users = data?.totalUsers;
  const products = data?.totalProducts;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <StatCard
        title="Total Users"
        value={users?.total}
        notes={users && `Admins: ${count(users.admin)} · Users: ${count(users.user)}`}
        link={{ to: paths.users, label: 'Show users' }}
      />
      <StatCard
        title="Total Products"
        value={products?.uniqueProducts}
        notes={
          products &&
          `Unique Products: ${count(products.uniqueProducts)} · Total Stock: ${count(products.totalStockUnits)}`
        }
        link={{ to: paths.products, label: 'Show products' }}
      />
      <StatCard
        title="Pending Shipments"
        value={data?.pendingShipments}
        notes={data && 'Paid and not yet shipped'}
        link={{ to: paths.ordersOf('pending'), label: 'Show pending orders' }}
      />
    </Box>
  );
};

const StatCard = ({ title, value, notes, link }: StatCardProps) => (
  <Panel title={title}>
    <Typography variant="h1" component="p" sx={{ mb: 0.5 }}>
      {value === undefined ? <Skeleton width={60} /> : count(value)}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {notes ?? <Skeleton width="60%" />}
    </Typography>
    <Link component={RouterLink} to={link.to} sx={{ fontWeight: 600 }}>
      {link.label}
    </Link>
  </Panel>
);

const count = (value: number) => value.toLocaleString('en-US');
