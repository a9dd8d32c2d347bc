import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import type { DeliveryZone } from '../data/records';
import { AddLink } from '../lists/add-link';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { ZonePanel } from './zone-panel';

const byName = { field: 'name', order: 'ASC' } as const;

/** Where the shop delivers to, and how. */
export const DeliveryList = () => (
  <ListPage
    title="Delivery"
    sort={byName}
    isWhole
    filters={[]}
    actions={
      <Allowed to="settings.change">
        <AddLink to={paths.addZone} label="Add zone" />
      </Allowed>
    }
    empty="No delivery zones found"
    first="Nobody can order until there is a zone with a method."
  >
    <Zones />
  </ListPage>
);

const Zones = () => {
  const { data = [] } = useListContext<DeliveryZone>();
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {data.map((zone) => (
        <ZonePanel key={zone.id} zone={zone} isOnly={data.length === 1} />
      ))}
    </Box>
  );
};
