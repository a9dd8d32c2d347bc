import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ImportCounts as Progress } from './product-import';

const words = { reading: 'Reading', checking: 'Checking', writing: 'Writing' } as const;
const count = (value: number) => value.toLocaleString('en-US');

/** Progress of an import: a bar and the number of rows. */
export const ImportProgress = ({ progress }: { progress: Progress }) => {
  const { step, done, total } = progress;
  const share = total ? Math.min(100, (100 * done) / total) : undefined;
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        aria-label={`${words[step]} the file`}
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        value={share}
      />
      <Box sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {words[step]}… {done > 0 && `${count(done)}${total ? ` of ${count(total)}` : ''} rows`}
      </Box>
    </Box>
  );
};
