import { DataTable, SimpleList } from 'react-admin';
import { minute } from '../data/shop-time';
import type { ContentDocumentRecord } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { EditLink } from '../ui/edit-link';
import { useNarrow } from '../ui/use-narrow';

const inOrder = { field: 'title', order: 'ASC' } as const;

/** The pages and texts that exist once. */
export const DocumentList = () => (
  <ListPage title="Pages and texts" sort={inOrder} filters={[]} empty="No pages found">
    <Rows />
  </ListPage>
);

const Column = ListColumn<ContentDocumentRecord>;

const Rows = () => (useNarrow() ? <Cards /> : <Table />);

const Table = () => (
  <DataTable<ContentDocumentRecord> bulkActionButtons={false} rowClick={false} size="medium">
    <Column label="Title" sx={{ fontWeight: 600 }} render={({ title }) => title} />
    <Column label="Shown at" render={({ path }) => path} />
    <Column label="Last change" render={stateOf} />
    <Column
      label="Actions"
      align="right"
      render={({ id, title }) => <EditLink to={paths.editDocument(id)} name={title} />}
    />
  </DataTable>
);

const Cards = () => (
  <SimpleList<ContentDocumentRecord>
    rowClick={false}
    primaryText={({ title }) => title}
    secondaryText={stateOf}
    rightIcon={({ id, title }) => <EditLink to={paths.editDocument(id)} name={title} />}
  />
);

function stateOf({ version, at, isEmpty }: ContentDocumentRecord): string {
  if (isEmpty) return 'Empty, not shown';
  return version === 0 || !at ? 'Built-in text' : minute(at);
}
