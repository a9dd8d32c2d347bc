import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call';
import { Facts } from '../ui/facts';
import { Loaded } from '../ui/loaded';
import { PageHeader } from '../ui/page-header';
import { Panel } from '../ui/panel';
import { balanceFacts, providerFacts } from './balance-facts';
import { BookTabs } from './book-tabs';
import { Differences } from './differences';

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
            <Box sx={{ maxWidth: 560, display: 'grid', gap: 2.5 }}>
              <Panel title="Balance by its movements">
                <Facts facts={balanceFacts(state)} />
              </Panel>
              <Panel title="At the card provider">
                <Facts facts={providerFacts(state)} />
              </Panel>
            </Box>
            <Differences until={state.comparedUntil} />
          </>
        )}
      </Loaded>
    </>
  );
};
