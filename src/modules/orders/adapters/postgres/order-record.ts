import { type Carrier, CARRIERS } from '../../../../../common/contract/parcel.js';
import {
  REFUND_STATUSES,
  WITHHELD_REASONS,
  type WithheldReason,
} from '../../../../../common/contract/refund.js';
import {
  asBoolean,
  asNumber,
  asText,
  asTime,
  type Decoder,
  listOf,
  nullable,
  objectOf,
  oneOf,
} from '../../../../platform/database/decode.js';
import {
  column,
  columns,
  computed,
  propertiesOf,
  type RowOf,
} from '../../../../platform/database/fields.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { HISTORY_TOPICS, type HistoryEntry } from '../../domain/order-history.js';
import type { IdentifiedLine } from '../../domain/order.js';
import type { RefundedUnits, WithheldAmount } from '../../domain/order-refund.js';
import type {
  ExportedOrder,
  OrderRecord,
  OrderRefundRecord,
  ShownLine,
} from '../../ports/order-queries.js';
import type { LineUnits, Parcel } from '../../domain/parcel.js';
import { HISTORY, linesOf, PARCELS, REFUNDS } from './order-expressions.sql.js';
import { OrderEntity } from './order.entity.js';

type LineWithWidths = IdentifiedLine & { readonly widths: readonly number[] | null };

const LINE = {
  id: asText,
  productId: asText,
  name: asText,
  priceCents: asNumber,
  quantity: asNumber,
  discountCents: asNumber,
  taxCents: asNumber,
  image: nullable(asText),
};

export const asBoughtLines: Decoder<IdentifiedLine[]> = listOf(objectOf<IdentifiedLine>(LINE));

export const asParcels: Decoder<Parcel[]> = listOf(
  objectOf<Parcel>({
    id: asText,
    number: asNumber,
    carrier: nullable<Carrier>(oneOf(CARRIERS)),
    carrierName: nullable(asText),
    trackingNumber: nullable(asText),
    trackingUrl: nullable(asText),
    shippedAt: asTime,
    deliveredAt: nullable(asTime),
    lines: listOf(objectOf<LineUnits>({ lineId: asText, quantity: asNumber })),
  }),
);

export const asRefunds: Decoder<OrderRefundRecord[]> = listOf(
  objectOf<OrderRefundRecord>({
    id: asText,
    status: oneOf(REFUND_STATUSES),
    amountCents: asNumber,
    at: asTime,
    by: nullable(asText),
    reason: asText,
    error: nullable(asText),
    part: nullable(
      objectOf<NonNullable<OrderRefundRecord['part']>>({
        deliveryCents: asNumber,
        isRestocked: asBoolean,
        isForeign: asBoolean,
        withheld: nullable(
          objectOf<WithheldAmount>({
            cents: asNumber,
            reason: nullable<WithheldReason>(oneOf(WITHHELD_REASONS)),
          }),
        ),
        lines: listOf(
          objectOf<RefundedUnits>({
            lineId: asText,
            quantity: asNumber,
            amountCents: asNumber,
          }),
        ),
      }),
    ),
  }),
);

const ROW = {
  ...columns(OrderEntity, 'orders', propertiesOf(OrderEntity, ['checkoutId', 'currency'])),
  userName: computed('users.name', asText),
  userEmail: computed('users.email', asText),
};

/** Selects an exported order, from the aliases `orders` and `users`. */
export const EXPORTED_ORDER = {
  ...ROW,
  currency: column(OrderEntity, 'orders', 'currency'),
  parcels: computed(PARCELS, asParcels),
  lines: computed(linesOf({ withWidths: false }), asBoughtLines),
  refunds: computed(REFUNDS, asRefunds),
};

/** Selects an order as it is shown, from the same aliases. */
export const ORDER_RECORD = {
  ...ROW,
  lines: computed(
    linesOf({ withWidths: true }),
    listOf(objectOf<LineWithWidths>({ ...LINE, widths: nullable(listOf(asNumber)) })),
  ),
  parcels: computed(PARCELS, asParcels),
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
  refunds: computed(REFUNDS, asRefunds),
};

/** `shopCountry` is that of the shop now. */
export function toExportedOrder(row: RowOf<typeof EXPORTED_ORDER>, shopCountry: string) {
  const { lines, parcels, refunds, currency } = row;
  const exported = { ...toCommon(row, shopCountry), lines, parcels, refunds, currency };
  return exported satisfies ExportedOrder;
}

/** `shopCountry` is that of the shop now. */
export function toOrderRecord(
  row: RowOf<typeof ORDER_RECORD>,
  shopCountry: string,
  imageUrls: ImageUrls,
) {
  const lines = row.lines.map((line) => toShownLine(line, imageUrls));
  const { parcels, history, refunds } = row;
  return { ...toCommon(row, shopCountry), lines, parcels, history, refunds } satisfies OrderRecord;
}

function toCommon(row: RowOf<typeof ROW>, shopCountry: string) {
  const { fullName, email, phone, address, city, state, zip, country, ...order } = row;
  return {
    ...order,
    customerDetails: { fullName, email, phone, address, city, state, zip },
    country: country ?? shopCountry,
    isAbroad: country !== null && country !== shopCountry,
  };
}

/** Resolves the current URL of an image of ours: the order stores the URL of its time. */
function toShownLine({ widths, ...line }: LineWithWidths, imageUrls: ImageUrls): ShownLine {
  const name = line.image?.slice(line.image.lastIndexOf('/') + 1) ?? '';
  if (!widths) return { ...line, srcset: [] };
  return { ...line, image: imageUrls.urlOf(name), srcset: imageUrls.srcsetOf(name, widths) };
}
