import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../../common/contract/list';
import { useListMeta } from '../data/list-meta';

/**
 * The pages of a list; a total that is only a lower bound is shown as `10,000+`. React-Admin's own pagination has no
 * choice of the size on a narrow screen.
 * @param sizes the offered page sizes; none hides the choice
 */
export const ListPagination = ({ sizes = PAGE_SIZES }: { sizes?: readonly number[] }) => {
  const { total, page, perPage, setPage, setPerPage } = useListPaginationContext();
  const translate = useTranslate();
  const isFloor = useListMeta()?.totalIsExact === false;
  // An address may name a page after the last.
  if (!total || page > Math.ceil(total / perPage)) return null;
  return (
    <nav aria-label="Pages">
      <TablePagination
        component="div"
        count={total}
        // Counted from 0.
        page={page - 1}
        onPageChange={(_, next) => setPage(next + 1)}
        rowsPerPage={perPage}
        onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
        rowsPerPageOptions={[...sizes]}
        labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
        labelDisplayedRows={({ from, to, count }) =>
          `${whole(from)}–${whole(to)} of ${whole(count)}${isFloor ? '+' : ''}`
        }
        ActionsComponent={PageButtons}
        slotProps={{
          displayedRows: { role: 'status' },
          select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
        }}
      />
    </nav>
  );
};

const whole = (count: number) => count.toLocaleString('en-US');

/** Text buttons in place of MUI's icons, on one line. */
const PageButtons = () => {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListPaginationContext();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
      <Button variant="outlined" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2" aria-label={`Page ${page}`} sx={{ fontWeight: 600, px: 1.5 }}>
        {page}
      </Typography>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
};
