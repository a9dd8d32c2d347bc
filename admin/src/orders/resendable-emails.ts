import type { Schema } from '../../../common/contract/client';
import { returnEmails, returnEmailsOf } from '../../../common/contract/order-return';
import { ORDER_STATUSES, orderEmails } from '../../../common/contract/order-status';
import { money } from '../../../common/format/money';
import type { Order } from '../data/records';
import { resendEmail, resendReturnEmail } from './calls';

/** An email that the customer got, and how it is sent once more. */
export interface ResendableEmail {
  readonly label: string;
  readonly send: () => Promise<unknown>;
}

type Emails = Pick<Order, 'id' | 'status' | 'history' | 'parcels' | 'refunds'>;
type ReturnOfOrder = Pick<Schema<'Return'>, '_id' | 'number' | 'state'>;

/** By kind; the server has the same rules. */
export function resendableEmails(
  { id, status, history, parcels, refunds }: Emails,
  returns: readonly ReturnOfOrder[],
): ResendableEmail[] {
  const taken = new Set(
    history.filter(({ what }) => what === 'status').map(({ detail }) => detail),
  );
  // The parcel that completes the order has the email of the status.
  const ofParts = status === 'pending' ? parcels : parcels.slice(0, -1);
  return [
    ...ORDER_STATUSES.filter((each) => taken.has(each)).map((each) => ({
      label: orderEmails[each],
      send: () => resendEmail(id, { status: each }),
    })),
    ...ofParts.map(({ _id, number }) => ({
      label: `Parcel ${number} on its way`,
      send: () => resendEmail(id, { parcelId: _id }),
    })),
    ...refunds
      .filter(({ kind, status: state, amount }) => {
        return kind !== 'rest' && state === 'refunded' && amount > 0;
      })
      .map(({ _id, amount }) => ({
        label: `Refund of ${money(amount)}`,
        send: () => resendEmail(id, { refundId: _id }),
      })),
    ...returns.flatMap(({ _id, number, state }) =>
      returnEmailsOf(state).map((email) => ({
        label: `${returnEmails[email]} (return ${number})`,
        send: () => resendReturnEmail(_id, email),
      })),
    ),
  ];
}
