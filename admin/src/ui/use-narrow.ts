import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the screen is too narrow for a table. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width:699.95px)', { noSsr: true });
}
