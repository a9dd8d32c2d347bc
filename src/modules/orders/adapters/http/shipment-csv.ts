import { shipmentFileRules } from '../../../../../common/contract/order.js';
import { carrierNamed, NO_TRACKING } from '../../../../../common/contract/parcel.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { csvFileRows } from '../../../../platform/csv/csv.js';
import { NAME_THE_COLUMNS, type ShipmentColumns, shipmentColumns } from './shipment-columns.js';
import type { ListedShipment, ShipmentResult } from '../../domain/parcel.js';

const { max, tooMany } = shipmentFileRules;
const SAID_CHARACTERS = 40;

/** The first line. */
interface Head {
  readonly columns: ShipmentColumns;
  readonly width: number;
}

/**
 * The rows of a file, each ready to be shipped or refused.
 * @throws InvalidInput naming `file` when it is not such a file, or has too many rows
 */
export async function readShipments(file: Buffer): Promise<(ListedShipment | ShipmentResult)[]> {
  const rows: (ListedShipment | ShipmentResult)[] = [];
  let head: Head | undefined;
  for await (const { line, cells } of csvFileRows(file)) {
    if (!head) {
      head = { columns: shipmentColumns(cells), width: cells.length };
      continue;
    }
    if (rows.length === max) throw InvalidInput.field('file', tooMany);
    rows.push(toShipment(line, head, cells));
  }
  if (!head) throw InvalidInput.field('file', NAME_THE_COLUMNS);
  return rows;
}

function toShipment(
  line: number,
  { columns, width }: Head,
  cells: readonly string[],
): ListedShipment | ShipmentResult {
  const cellOf = (name: keyof ShipmentColumns) => cells[columns[name] ?? -1] ?? '';
  const order = cellOf('order').slice(0, SAID_CHARACTERS);
  const refused = (message: string) => ({
    line,
    order,
    refusal: InvalidInput.field('row', message),
  });
  // An unquoted comma has split a cell, so cells cannot be assigned to columns.
  if (cells.slice(width).some((cell) => cell !== '')) {
    return refused('This row has more cells than columns');
  }
  const [, digits] = /^#?(\d{1,9})$/.exec(order) ?? [];
  if (digits === undefined) return refused('Enter the number of an order');
  const [carrier, trackingNumber] = [cellOf('carrier'), cellOf('tracking') || null];
  const tracking = { ...NO_TRACKING, ...(carrier && carrierNamed(carrier)), trackingNumber };
  return { line, orderNumber: Number(digits), tracking };
}
