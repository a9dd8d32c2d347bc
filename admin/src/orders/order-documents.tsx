import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { documentFileName, documentLabels } from '../../../common/contract/billing-document';
import { saveFile } from '../../../common/browser/save-file';
import { money } from '../../../common/format/money';
import type { Order } from '../data/records';
import { Allowed } from '../ui/allowed';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { useCall } from '../ui/use-call';
import { createInvoice, documentsOf, downloadDocument, type BillingDocument } from './calls';

const createTexts = {
  loading: 'Creating...',
  success: 'Invoice created',
  refused: 'Failed to create the invoice',
  failed: 'Failed. Please try again.',
};
const saveTexts = {
  loading: 'Downloading...',
  success: 'Downloaded.',
  refused: 'Failed to download the document',
  failed: 'Failed. Please try again.',
};

/** The invoice and the credit notes of an order; an older order gets its invoice when staff ask for it. */
export const OrderDocuments = ({ order }: { order: Order }) => {
  const { busy, run } = useCall();
  const query = useQuery({
    queryKey: ['orders', 'documents', order.id, order.paymentStatus],
    queryFn: () => documentsOf(order.id),
  });
  return (
    <Panel title="Documents">
      <Loaded query={query}>
        {(documents) =>
          documents.length === 0 ? (
            <>
              <Typography sx={{ color: 'text.secondary' }}>This order has no invoice.</Typography>
              <Allowed to="orders.invoice">
                <Button
                  variant="outlined"
                  disabled={busy}
                  onClick={() => void run(() => createInvoice(order.id), createTexts)}
                  sx={{ mt: 2 }}
                >
                  Create invoice
                </Button>
              </Allowed>
            </>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {documents.map((document) => (
                <DocumentItem key={document._id} document={document} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
};

const DocumentItem = ({ document }: { document: BillingDocument }) => {
  const { busy, run } = useCall();
  const { _id, kind, number, issuedOn, total, isReversed } = document;
  const save = async () => saveFile(await downloadDocument(_id), documentFileName(kind, number));
  return (
    <Box component="li">
      <Button
        size="small"
        disabled={busy}
        onClick={() => void run(save, saveTexts)}
        sx={{ px: 0, minWidth: 0, textDecoration: 'underline' }}
      >
        {documentLabels[kind]} {number}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={issuedOn}>{issuedOn}</time> · {money(total)}
        {isReversed && ' · reversed'}
      </Typography>
    </Box>
  );
};
