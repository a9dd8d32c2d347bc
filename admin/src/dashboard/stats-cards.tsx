import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/panel';
import { useStats } from './use-analytics';

interface Note {
  text: string;
  to: string;
}

interface StatCardProps {
  title: string;
  /** Undefined while loading. */
  value?: number;
  notes?: Note[];
  /** The list behind the figure. */
  to: string;
}

/** The three key figures, each linking to its list. */
export const StatsCards = () => {
  const { data, error, refetch } = useStats();
  if (error && !data) {
    return (
      <Panel title="Statistics">
        <Failed error={error} retry={refetch} />
      </Panel>
    );
  }
  const users = data?.totalUsers;
  const products = data?.totalProducts;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <StatCard
        title="Total Users"
        value={users?.total}
        to={paths.users}
        notes={
          users && [
            { text: `Admins: ${count(users.admin)}`, to: paths.usersOf('admin') },
            { text: `Users: ${count(users.user)}`, to: paths.usersOf('user') },
          ]
        }
      />
      <StatCard
        title="Total Products"
        value={products?.uniqueProducts}
        to={paths.products}
        notes={
          products && [
            { text: `Unique Products: ${count(products.uniqueProducts)}`, to: paths.products },
            { text: `Total Stock: ${count(products.totalStockUnits)}`, to: paths.products },
          ]
        }
      />
      <StatCard
        title="Pending Shipments"
        value={data?.pendingShipments}
        to={paths.ordersToShip('ready')}
        notes={
          data && [
            { text: 'Paid, not shipped yet', to: paths.ordersToShip('ready') },
            ...(data.heldShipments > 0
              ? [{ text: `On hold: ${count(data.heldShipments)}`, to: paths.ordersToShip('held') }]
              : []),
          ]
        }
      />
    </Box>
  );
};

const StatCard = ({ title, value, notes, to }: StatCardProps) => (
  <Panel title={title}>
    <Typography variant="h1" component="p" sx={{ mb: 0.5 }}>
      {value === undefined ? (
        <Skeleton width={60} />
      ) : (
        <Link
          component={RouterLink}
          to={to}
          color="inherit"
          underline="hover"
          aria-label={`${title}: ${count(value)}`}
        >
          {count(value)}
        </Link>
      )}
    </Typography>
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      {notes?.map((note) => (
        <Link
          key={note.text}
          component={RouterLink}
          to={note.to}
          color="text.secondary"
          sx={{ py: 0.5, whiteSpace: 'nowrap' }}
        >
          {note.text}
        </Link>
      )) ?? <Skeleton width="60%" />}
    </Typography>
  </Panel>
);

const count = (value: number) => value.toLocaleString('en-US');
