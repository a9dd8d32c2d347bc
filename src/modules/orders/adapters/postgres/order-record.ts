import {
  asNumber,
  asText,
  asTime,
  type Decoder,
  listOf,
  nullable,
  objectOf,
  oneOf,
} from '../../../../platform/database/decode.js';
import { columns, computed, type RowOf } from '../../../../platform/database/fields.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { HISTORY_TOPICS, type HistoryEntry } from '../../domain/order-history.js';
import type {
  BoughtLine,
  ExportedOrder,
  OrderRecord,
  ShownLine,
} from '../../ports/order-queries.js';
import { HISTORY, LINES, LINES_WITH_WIDTHS } from './order-expressions.sql.js';
import { OrderEntity } from './order.entity.js';

type LineWithWidths = BoughtLine & { readonly widths: readonly number[] | null };

const LINE = {
  id: asText,
  productId: asText,
  name: asText,
  priceCents: asNumber,
  quantity: asNumber,
  image: nullable(asText),
};

export const asBoughtLines: Decoder<BoughtLine[]> = listOf(objectOf<BoughtLine>(LINE));

const ROW = {
  ...columns(OrderEntity, 'orders', [
    'id',
    'number',
    'createdAt',
    'transactionId',
    'status',
    'paymentStatus',
    'lostCents',
    'totalCents',
    'shippingCents',
    'userId',
    'fullName',
    'email',
    'phone',
    'address',
    'city',
    'state',
    'zip',
  ]),
  userName: computed('users.name', asText),
  userEmail: computed('users.email', asText),
};

/** Selects an exported order, from the aliases `orders` and `users`. */
export const EXPORTED_ORDER = { ...ROW, lines: computed(LINES, asBoughtLines) };

/** Selects an order as it is shown, from the same aliases. */
export const ORDER_RECORD = {
  ...ROW,
  lines: computed(
    LINES_WITH_WIDTHS,
    listOf(objectOf<LineWithWidths>({ ...LINE, widths: nullable(listOf(asNumber)) })),
  ),
  history: computed(
    HISTORY,
    listOf(
      objectOf<HistoryEntry>({
        at: asTime,
        by: asText,
        what: oneOf(HISTORY_TOPICS),
        detail: asText,
      }),
    ),
  ),
};

export function toExportedOrder(row: RowOf<typeof EXPORTED_ORDER>) {
  return { ...toCommon(row), lines: row.lines } satisfies ExportedOrder;
}

export function toRecord(row: RowOf<typeof ORDER_RECORD>, media: ImageUrls) {
  const lines = row.lines.map((line) => toShownLine(line, media));
  return { ...toCommon(row), lines, history: row.history } satisfies OrderRecord;
}

function toCommon(row: RowOf<typeof ROW>) {
  const { fullName, email, phone, address, city, state, zip, ...order } = row;
  return { ...order, customerDetails: { fullName, email, phone, address, city, state, zip } };
}

/** Resolves the current URL of an image of ours: the order stores the URL of its time. */
function toShownLine({ widths, ...line }: LineWithWidths, media: ImageUrls): ShownLine {
  const name = line.image?.slice(line.image.lastIndexOf('/') + 1) ?? '';
  if (!widths) return { ...line, srcset: [] };
  return { ...line, image: media.urlOf(name), srcset: media.srcsetOf(name, widths) };
}
