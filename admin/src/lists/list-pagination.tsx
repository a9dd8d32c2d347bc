import Button from '@mui/material/Button';
import type { TablePaginationProps } from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { Pagination, useListPaginationContext } from 'react-admin';
import { PAGE_SIZES } from '../../../common/contract/list';
import { useListMeta } from '../data/list-meta';

/**
 * React-Admin's pagination; a total that is only a lower bound is shown as `10,000+`.
 * @param sizes the offered page sizes; none hides the choice
 */
export const ListPagination = ({ sizes = PAGE_SIZES }: { sizes?: readonly number[] }) => {
  const { total } = useListPaginationContext();
  const isFloor = useListMeta()?.totalIsExact === false;
  // Passed on to MUI's pagination, which React-Admin's type omits.
  const ofMui: Pick<TablePaginationProps, 'ActionsComponent' | 'labelDisplayedRows'> = {
    ActionsComponent: PageButtons,
    labelDisplayedRows: ({ from, to, count }) =>
      `${whole(from)}–${whole(to)} of ${whole(count)}${isFloor ? '+' : ''}`,
  };
  if (!total) return null;
  return (
    <nav aria-label="Pages">
      <Pagination
        {...ofMui}
        rowsPerPageOptions={[...sizes]}
        slotProps={{
          displayedRows: { role: 'status' },
          select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
        }}
      />
    </nav>
  );
};

const whole = (count: number) => count.toLocaleString('en-US');

/** Text buttons in place of React-Admin's icons. */
const PageButtons = () => {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListPaginationContext();
  return (
    <>
      <Button variant="outlined" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2" aria-label={`Page ${page}`} sx={{ fontWeight: 600, px: 1.5 }}>
        {page}
      </Typography>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </>
  );
};
