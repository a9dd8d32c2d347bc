import { shipmentFileRules } from '../../../../../common/contract/order.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';

const { columns: COLUMNS } = shipmentFileRules;
type Column = (typeof COLUMNS)[number];

/** Where each column is in a row; undefined for one that the file does not have. */
export type ShipmentColumns = Readonly<Partial<Record<Column, number>>>;

/** What carriers and shops call the columns, the likeliest first, in letters and digits alone. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  order: [
    'order',
    'ordernumber',
    'orderno',
    'ordernr',
    'ordername',
    'orderid',
    'orderreference',
    'orderref',
    'customerreference',
    'reference',
    'referencenumber',
    'ref',
    'number',
  ],
  carrier: [
    'carrier',
    'carriername',
    'trackingcompany',
    'shippingcarrier',
    'shippingcompany',
    'courier',
    'couriername',
    'shipper',
  ],
  tracking: [
    'tracking',
    'trackingnumber',
    'trackingno',
    'trackingnr',
    'trackingcode',
    'trackingid',
    'trackingreference',
    'shipmentnumber',
    'parcelnumber',
    'consignmentnumber',
    'consignment',
    'waybill',
    'waybillnumber',
    'awb',
  ],
};

export const NAME_THE_COLUMNS = `The first line must name the columns ${COLUMNS.join(', ')}`;

/**
 * Finds the columns by their headings, in any case and with any spaces and signs; other columns do not count.
 * @throws InvalidInput where none is the order, or a heading that counts is there twice
 */
export function shipmentColumns(cells: readonly string[]): ShipmentColumns {
  const headings = cells.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const found: Partial<Record<Column, number>> = {};
  for (const column of COLUMNS) {
    const heading = HEADINGS[column].find((name) => headings.includes(name));
    if (heading === undefined) continue;
    const at = headings.indexOf(heading);
    if (headings.lastIndexOf(heading) !== at) {
      throw InvalidInput.field('file', `The first line has two columns ${cells[at]}`);
    }
    found[column] = at;
  }
  if (found.order === undefined) throw InvalidInput.field('file', NAME_THE_COLUMNS);
  return found;
}
