import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is no room for a table. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width:699.95px)', { noSsr: true });
}
