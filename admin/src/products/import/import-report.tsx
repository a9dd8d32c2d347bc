import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportRow, ProductImport } from './product-import';

const SHOWN = 100;
const words = {
  create: 'makes a new product',
  edit: 'changes a product',
  none: 'changes nothing',
} as const;

/** What each row of a file would do; those with errors first. */
export const ImportReport = ({ report }: { report: ProductImport }) => {
  const { created, edited, refused, rows } = report;
  const bad = rows.filter(({ action }) => action === 'refused');
  const good = rows.filter(({ action }) => action !== 'refused');
  const shown = [...bad, ...good].slice(0, SHOWN);
  const hidden = rows.length - shown.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {count(created)} new, {count(edited)} changed, {count(refused)} with errors
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
        {shown.map((row) => (
          <Box
            component="li"
            key={row.row}
            sx={{
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
              color: row.action === 'refused' ? 'error.main' : 'text.secondary',
            }}
          >
            Row {row.row}: {meaning(row)}
          </Box>
        ))}
      </Box>
      {hidden > 0 && <Typography sx={{ pt: 1 }}>and {count(hidden)} more rows</Typography>}
    </Box>
  );
};

function meaning({ action, errors }: ImportRow): string {
  if (action !== 'refused') return words[action];
  return errors.map(({ field, message }) => `${message} (${field})`).join(', ');
}

const count = (value: number) => value.toLocaleString('en-US');
