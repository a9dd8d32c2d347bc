import { useNarrow } from '../ui/use-narrow';

/** Six columns, most of them of long texts, need more room than other tables; in px. */
const TABLE_FITS = 1280;

/** Whether the entries of the security log are cards. */
export const useSecurityCards = () => useNarrow(TABLE_FITS);
