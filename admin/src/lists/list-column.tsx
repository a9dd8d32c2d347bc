import {
  DataTable,
  useDataTableRenderContext,
  useDataTableSortContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

/** A column of React-Admin's table. Its header also says to screen readers how it sorts the rows. */
export function ListColumn<Row extends RaRecord>(props: DataTableColumnProps<Row>) {
  const isHeader = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const isSorted = isHeader && props.source !== undefined && sort?.field === props.source;
  const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
  return <DataTable.Col<Row> {...props} sortDirection={isSorted ? direction : undefined} />;
}
