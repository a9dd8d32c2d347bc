import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ImportRow } from './product-import';

const SHOWN = 50;
const words = {
  create: 'adds a product',
  edit: 'updates a product',
  none: 'no change',
} as const;
const count = (value: number) => value.toLocaleString('en-US');

/** The rows of a file and their effect, paginated because a file may have 50,000. */
export const ImportRows = ({ rows }: { rows: ImportRow[] }) => {
  const [page, setPage] = useState(0);
  const first = page * SHOWN;
  const last = Math.min(first + SHOWN, rows.length);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
        {rows.slice(first, last).map((row) => (
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
      {rows.length > SHOWN && (
        <Box
          component="nav"
          aria-label="Rows"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pt: 2 }}
        >
          <Box component="span" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
            {count(first + 1)}–{count(last)} of {count(rows.length)} rows
          </Box>
          <Button variant="outlined" disabled={!page} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <Button
            variant="outlined"
            disabled={last === rows.length}
            onClick={() => setPage(page + 1)}
          >
            Next
          </Button>
        </Box>
      )}
    </>
  );
};

function meaning({ action, errors }: ImportRow): string {
  if (action !== 'refused') return words[action];
  return errors.map(({ field, message }) => `${message} (${field})`).join(', ');
}
