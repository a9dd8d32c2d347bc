import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import type { ContentEntry } from '../data/records';
import { AddLink } from '../lists/add-link';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { EntryRow } from './entry-row';
import { useOrder } from './use-order';

const inOrder = { field: 'position', order: 'ASC' } as const;

/** The most entries that a list has, so one page shows them all. */
const ALL = 100;

/** A list of content in the order in which the shop shows it. */
export const ContentEntryList = ({ list }: { list: ContentListId }) => {
  const { title, entry } = contentListOf(list);
  return (
    <ListPage
      title={title}
      sort={inOrder}
      perPage={ALL}
      filters={[]}
      actions={<AddLink to={paths.addEntry(list)} label={`Add ${entry}`} />}
      empty="Nothing here yet"
      first="The shop hides this section until it has an entry."
    >
      <Rows list={list} />
    </ListPage>
  );
};

const Rows = ({ list }: { list: ContentListId }) => {
  const { data = [] } = useListContext<ContentEntry>();
  const { busy, move } = useOrder(list, data);
  return (
    <Box
      component="ol"
      aria-label={contentListOf(list).title}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map((entry, index) => (
        <EntryRow
          key={entry.id}
          list={list}
          entry={entry}
          place={index + 1}
          isLast={index === data.length - 1}
          busy={busy}
          onMove={(by) => move(index, index + by)}
        />
      ))}
    </Box>
  );
};
