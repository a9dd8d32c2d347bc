import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ShipmentFile } from './use-ship-file';

const row = { py: 0.75, borderBottom: 1, borderColor: 'divider' } as const;

interface ShipmentRowsProps {
  report: ShipmentFile;
  /** Whether the rows were shipped, not only tried. */
  isDone: boolean;
}

/** What each row of the file does, or did; refused ones first. */
export const ShipmentRows = ({ report, isDone }: ShipmentRowsProps) => {
  const sorted = report.rows.toSorted((one, other) => Number(one.shipped) - Number(other.shipped));
  const done = isDone ? 'Shipped' : 'Will be shipped';
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {`${report.shipped} ${isDone ? 'shipped' : 'to ship'}, ${report.refused} with errors`}
      </Typography>
      <Box
        component="ul"
        aria-label="Rows"
        sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}
      >
        {sorted.map(({ row: line, order, shipped, message }) => (
          <Box
            component="li"
            key={line}
            sx={{
              ...row,
              color: shipped ? 'text.secondary' : 'error.main',
              overflowWrap: 'anywhere',
            }}
          >
            Row {line}: <strong>{order}</strong> {shipped ? done : message}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
