import { documentLabels } from '../../../../../common/contract/billing-document';
import { money } from '../../../../../common/format/money';
import { messageOf } from '../../../api/api-error';
import { LoadFailed } from '../../../ui/load-failed';
import { notify } from '../../../ui/notify';
import { type BillingDocument, ordersApi, type Order } from '../api';

const FAILED = 'The document could not be downloaded. Please try again.';

/** The invoice and the credit notes of an order, as PDF; nothing where there is none. */
export function OrderDocuments({ order }: { order: Order }) {
  const { data, isError, refetch } = ordersApi.useGetOrderDocumentsQuery(order._id);
  const isMissing = isError && !data;
  if (!isMissing && !data?.length) return null;
  return (
    <section aria-label="Documents" className="border-t border-line py-6">
      <h3 className="mb-1 font-semibold">Documents</h3>
      {isMissing ? (
        <LoadFailed text="The documents could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ul role="list" className="text-sm">
          {data?.map((document) => (
            <li key={document._id} className="flex flex-wrap items-center gap-x-3">
              <SaveButton document={document} />
              <time dateTime={document.issuedOn} className="text-steel tabular-nums">
                {document.issuedOn}
              </time>
              <span className="text-steel tabular-nums">{money(document.total)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SaveButton({ document }: { document: BillingDocument }) {
  const [save, { isLoading }] = ordersApi.useSaveDocumentMutation();
  const download = () =>
    save(document)
      .unwrap()
      .catch((error: unknown) => notify.error(messageOf(error, FAILED)));
  return (
    <button
      type="button"
      aria-busy={isLoading || undefined}
      onClick={() => void download()}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {documentLabels[document.kind]} {document.number}
    </button>
  );
}
