import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { minute } from '../../../common/format/date';
import { call } from '../data/call';
import { Facts } from '../ui/facts';
import { Loaded } from '../ui/loaded';
import { PageHeader } from '../ui/page-header';
import { Panel } from '../ui/panel';
import { BookTabs } from './book-tabs';
import { Differences } from './differences';
import { signedMoney } from './signed-money';

/** Either side can lag by up to an hour. */
const LAG_MS = 3_600_000;

/** The balance at the card provider, and where the shop's records and the provider's differ. */
export const Reconciliation = () => {
  const query = useQuery({
    queryKey: ['books', 'reconciliation'],
    queryFn: async () => (await call('GET /api/books/reconciliation')).data,
  });
  return (
    <>
      <PageHeader title="Books" />
      <BookTabs />
      <Loaded query={query}>
        {(state) => (
          <>
            <Box sx={{ maxWidth: 560 }}>
              <Panel title="Balance at the card provider">
                <Facts
                  facts={[
                    ['Charges', signedMoney(state.charges)],
                    ['Refunds', signedMoney(state.refunds)],
                    ['Fees', signedMoney(state.fees)],
                    ['Disputes', signedMoney(state.disputes)],
                    ['Payouts', signedMoney(state.payouts)],
                    ['Other', signedMoney(state.other)],
                    ['Balance', signedMoney(state.balance)],
                    ['Of which pending', signedMoney(state.pending)],
                    ['Since', minute(state.since)],
                    ['Fetched', minute(state.readUntil)],
                  ]}
                />
              </Panel>
            </Box>
            <Differences
              differences={state.differences}
              until={new Date(Date.parse(state.readUntil) - LAG_MS).toISOString()}
            />
          </>
        )}
      </Loaded>
    </>
  );
};
