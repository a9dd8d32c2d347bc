import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from '../../data/records';
import { Panel } from '../../ui/panel';

type Line = OrderReturn['lines'][number];

/** What a return is about, and what came back of it. */
export const ReturnLines = ({ lines }: Pick<OrderReturn, 'lines'>) => (
  <Panel title="Items">
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {`${line.quantity} × ${line.name}`}
          </Typography>
          {line.received !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {cameBack(line)}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  </Panel>
);

function cameBack({ received, restocked }: Line): string {
  if (received === 0) return 'Not received';
  return `${received} received, ${restocked ? 'back in stock' : 'written off'}`;
}
