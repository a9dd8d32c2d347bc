import Box from '@mui/material/Box';
import { FilterButton, ListBase, ListView, type SortPayload } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { ROWS_PER_PAGE } from '../../../common/contract/list';
import { PageHeader } from '../ui/page-header';
import { FiltersWhileOpen } from './filters-while-open';
import { ListBody } from './list-body';
import { ListPagination } from './list-pagination';
import { SelectionBar } from './selection-bar';

interface ListPageProps {
  title: string;
  sort: SortPayload;
  /** Rows of a page until an admin chooses another number. */
  perPage?: number;
  /** The API answers with all rows at once, so there are no pages. */
  isWhole?: boolean;
  /** Above the filters, such as tabs or what may have been searched for. */
  tabs?: ReactNode;
  /** Inputs of React-Admin; those without `alwaysOn` stand behind 'Add filter'. */
  filters: ReactElement<{ alwaysOn?: boolean }>[];
  /** Beside the filters: how the rows are sorted, where no header says it. */
  sorting?: ReactNode;
  /** At the right end of the header: what can be done here. */
  actions?: ReactNode;
  /** What can be done with the rows that are ticked. */
  bulkActions?: ReactNode;
  /** Said where nothing was found. */
  empty: string;
  /** Said below it while there is nothing at all: what to do first. */
  first?: string;
  /** The rows: a table, or where that would not fit a list of cards. */
  children: ReactNode;
}

const isOptional = ({ props }: ReactElement<{ alwaysOn?: boolean }>) => !props.alwaysOn;

/** After the filters, at the end of the row; on a phone below them. */
const controls = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flex: { xs: '1 1 100%', sm: 'none' },
  ml: { sm: 'auto' },
  '&:empty': { display: 'none' },
} as const;

/**
 * The page of a list: React-Admin's `<List>` below the shop's heading. Page, size, sort and filters live in the address
 * alone, so that a link opens the list as it was, and nothing is remembered beside it.
 */
export const ListPage = (props: ListPageProps) => {
  const { title, sort, perPage = ROWS_PER_PAGE, filters, sorting, actions, bulkActions } = props;
  const { isWhole = false, tabs, empty, first, children } = props;
  return (
    <ListBase sort={sort} perPage={perPage} storeKey={false}>
      <PageHeader title={title}>{actions}</PageHeader>
      {tabs}
      <FiltersWhileOpen>
        <ListView
          title={false}
          component="div"
          // The filters stay, and so does what can be done first.
          empty={false}
          filters={filters}
          actions={
            <Box sx={controls}>
              {sorting}
              {filters.some(isOptional) && <FilterButton disableSaveQuery variant="outlined" />}
            </Box>
          }
          pagination={isWhole ? false : <ListPagination />}
        >
          <ListBody empty={empty} first={first}>
            {children}
          </ListBody>
        </ListView>
      </FiltersWhileOpen>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
    </ListBase>
  );
};
