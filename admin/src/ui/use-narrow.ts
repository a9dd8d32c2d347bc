import useMediaQuery from '@mui/material/useMediaQuery';

/** From this width on a table fits, in px. */
const TABLE_FITS = 700;

/** Whether the screen is too narrow for a table; one of long texts says how much it needs. */
export function useNarrow(fits = TABLE_FITS): boolean {
  return useMediaQuery(`(max-width:${fits - 0.05}px)`, { noSsr: true });
}
