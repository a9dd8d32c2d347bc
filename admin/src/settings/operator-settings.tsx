import Typography from '@mui/material/Typography';
import { useGetOne } from 'react-admin';
import type { Settings } from '../data/records';
import { resources } from '../paths';
import { Facts } from '../ui/facts';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';

/** What can only be changed in the environment. */
export const OperatorSettings = () => {
  const query = useGetOne<Settings, Error>(resources.settings, { id: 'settings' });
  return (
    <Panel title="Set by the operator">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Whoever operates the shop sets these in its environment. The variables of the settings on
        this page gave the values of the first start and have no effect any more.
      </Typography>
      <Loaded query={query}>
        {({ operator }) => <Facts facts={operator.map(({ name, value }) => [name, value])} />}
      </Loaded>
    </Panel>
  );
};
