import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ImportRows } from './import-rows';
import type { ProductImport } from './product-import';

const count = (value: number) => value.toLocaleString('en-US');

/** The preview of an import: totals and rows, at first only those with errors. */
export const ImportReport = ({ report }: { report: ProductImport }) => {
  const { created, edited, refused, rows } = report;
  const [onlyErrors, setOnlyErrors] = useState(refused > 0);
  const bad = rows.filter(({ action }) => action === 'refused');
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
          {count(created)} new, {count(edited)} changed, {count(refused)} with errors
        </Typography>
        {refused > 0 && rows.length > bad.length && (
          <FormControlLabel
            label="Show errors only"
            control={
              <Checkbox checked={onlyErrors} onChange={(_, checked) => setOnlyErrors(checked)} />
            }
          />
        )}
      </Box>
      {refused > 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          Nothing has been imported. Fix these errors, then choose the file again.
        </Typography>
      )}
      <ImportRows key={String(onlyErrors)} rows={onlyErrors ? bad : rows} />
    </Box>
  );
};
