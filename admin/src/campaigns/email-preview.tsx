import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../data/records';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/panel';
import { campaignPreview } from './calls';

const HEIGHT = 620;

/** In CSS pixels. */
const widths = [
  { title: 'Desktop', width: 640 },
  { title: 'Phone', width: 360 },
] as const;

/** The saved email as a desktop and a phone show it. */
export const EmailPreview = ({ campaign: { id, version } }: { campaign: Campaign }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['campaign-preview', id, version],
    queryFn: () => campaignPreview(id),
  });
  return (
    <Panel title="Preview">
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {widths.map(({ title, width }) => (
            <Box
              key={title}
              sx={{
                flex: `0 1 ${width}px`,
                minWidth: 0,
                maxWidth: '100%',
                // A phone has no room for more than the phone's.
                display: { xs: title === 'Desktop' ? 'none' : 'block', sm: 'block' },
              }}
            >
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {title}
              </Typography>
              {data ? (
                <Box
                  component="iframe"
                  // Without any permission: no script, no form, no way out of the frame.
                  sandbox=""
                  srcDoc={data.html}
                  title={`The email on a ${title.toLowerCase()}`}
                  sx={{
                    width: '100%',
                    height: HEIGHT,
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: '10px',
                    bgcolor: '#F4F5F2',
                  }}
                />
              ) : (
                <Skeleton variant="rounded" height={HEIGHT} />
              )}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
};
