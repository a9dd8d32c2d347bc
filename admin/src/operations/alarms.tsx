import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { alarmTexts } from '../../../common/contract/alarms';
import { minute } from '../data/shop-time';
import { Panel } from '../ui/panel';
import { StateBadge } from '../ui/state-badge';
import { fetchAlarms } from './calls';
import { READ_EVERY_MS } from './use-operations';

/** The alarms in force, with what to do; hidden where there are none. */
export const Alarms = () => {
  const { data = [] } = useQuery({
    queryKey: ['operations', 'alarms'],
    queryFn: fetchAlarms,
    refetchInterval: READ_EVERY_MS,
  });
  if (data.length === 0) return null;
  return (
    <Panel title="Alarms">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.map(({ name, since, detail }) => {
          const { title, impact, advice } = alarmTexts[name];
          return (
            <Box component="li" key={name} sx={{ display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                <Typography component="h3" sx={{ fontWeight: 700 }}>
                  {title}
                </Typography>
                <StateBadge tone="red">{`Since ${minute(since)}`}</StateBadge>
              </Box>
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{detail}</Box>
              <Box>{impact}</Box>
              <Box>{advice}</Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
};
