import { shipmentFileRules } from '../../../../../common/contract/order.js';
import { carrierNamed, NO_TRACKING } from '../../../../../common/contract/parcel.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { csvFileRows } from '../../../../platform/csv/csv-file.js';
import type { ListedShipment, ShipmentResult } from '../../domain/listed-shipment.js';

const { columns: COLUMNS, max, tooMany } = shipmentFileRules;
const NAME_THE_COLUMNS = `The first line must name the columns ${COLUMNS.join(', ')}`;
const SAID_CHARACTERS = 40;

type Column = (typeof COLUMNS)[number];

/**
 * The rows of a file, each ready to be shipped or refused.
 * @throws InvalidInput naming `file` when it is not such a file, or has too many rows
 */
export async function readShipments(file: Buffer): Promise<(ListedShipment | ShipmentResult)[]> {
  const rows: (ListedShipment | ShipmentResult)[] = [];
  let columns: readonly Column[] | undefined;
  for await (const { line, cells } of csvFileRows(file)) {
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    if (rows.length === max) throw InvalidInput.field('file', tooMany);
    rows.push(toShipment(line, columns, cells));
  }
  if (!columns) throw InvalidInput.field('file', NAME_THE_COLUMNS);
  return rows;
}

/** The order is needed; carrier and tracking may be absent. */
function columnsOf(cells: readonly string[]): readonly Column[] {
  const columns = cells.map((cell) => COLUMNS.find((name) => name === cell.toLowerCase()));
  const known = columns.filter((name) => name !== undefined);
  const isWrong = known.length < cells.length || new Set(known).size < known.length;
  if (isWrong || !known.includes('order')) throw InvalidInput.field('file', NAME_THE_COLUMNS);
  return known;
}

function toShipment(
  line: number,
  columns: readonly Column[],
  cells: readonly string[],
): ListedShipment | ShipmentResult {
  const cellOf = (name: Column) => cells[columns.indexOf(name)] ?? '';
  const order = cellOf('order').slice(0, SAID_CHARACTERS);
  const refused = (message: string) => ({
    line,
    order,
    refusal: InvalidInput.field('row', message),
  });
  // An unquoted comma has split a cell, so cells cannot be assigned to columns.
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    return refused('This row has more cells than columns');
  }
  const [, digits] = /^#?(\d{1,9})$/.exec(order) ?? [];
  if (digits === undefined) return refused('Enter the number of an order');
  const [carrier, trackingNumber] = [cellOf('carrier'), cellOf('tracking') || null];
  const tracking = { ...NO_TRACKING, ...(carrier && carrierNamed(carrier)), trackingNumber };
  return { line, orderNumber: Number(digits), tracking };
}
