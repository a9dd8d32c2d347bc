import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListFilterContext } from 'react-admin';
import { ORDER_STATUSES, orderStatuses } from '../../../common/contract/order-status';
import { useListMeta } from '../data/list-meta';

const ALL = 'all';

/** One tab a status, each with how many orders it holds. */
export const StatusTabs = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const counts = useListMeta()?.counts;
  const sum = counts && ORDER_STATUSES.reduce((total, one) => total + (counts[one] ?? 0), 0);
  return (
    <Tabs
      value={filterValues.status ?? ALL}
      onChange={(_, value: string) =>
        setFilters({ ...filterValues, status: value === ALL ? '' : value })
      }
      variant="scrollable"
      scrollButtons={false}
      aria-label="Orders by status"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
    >
      <Tab value={ALL} label={<Label text="All" count={sum} />} />
      {ORDER_STATUSES.map((one) => (
        <Tab
          key={one}
          value={one}
          label={
            <Label text={orderStatuses[one].adminLabel} count={counts && (counts[one] ?? 0)} />
          }
        />
      ))}
    </Tabs>
  );
};

const Label = ({ text, count }: { text: string; count?: number }) => (
  <span>
    {text}{' '}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, minWidth: '1ch' }}>
      {count?.toLocaleString('en-US')}
    </Box>
  </span>
);
