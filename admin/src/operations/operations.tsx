import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefresh } from 'react-admin';
import { minute } from '../data/shop-time';
import { LoadError } from '../ui/load-error';
import { PageHeader } from '../ui/page-header';
import { Alarms } from './alarms';
import { Backups } from './backups';
import { FailedJobs } from './failed-jobs';
import { UnconfirmedEmails } from './unconfirmed-emails';
import { PaymentLists } from './payment-lists';
import { ScheduledJobs } from './scheduled-jobs';
import { StateTiles } from './state-tiles';
import { Dependencies } from './dependencies';
import { useOperations } from './use-operations';

/** The state of the running shop: workers, waiting and failed jobs, payments, dependencies. */
export const Operations = () => {
  const { data, error, refetch, dataUpdatedAt, isFetching } = useOperations();
  const refresh = useRefresh();
  if (error && !data) {
    return <LoadError error={error} retry={() => void refetch()} />;
  }
  return (
    <>
      <PageHeader
        title="Operations"
        aside={
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {dataUpdatedAt > 0 && `Updated ${minute(new Date(dataUpdatedAt).toISOString())}`}
          </Box>
        }
      >
        <Button
          variant="outlined"
          startIcon={<RefreshOutlined />}
          disabled={isFetching}
          onClick={() => refresh()}
        >
          Refresh
        </Button>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Alarms />
        <StateTiles state={data} />
        {data && <PaymentLists payments={data} />}
        <FailedJobs />
        <UnconfirmedEmails />
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Dependencies states={data?.stores} />
            <Backups backups={data?.backups} />
          </Box>
          <ScheduledJobs rounds={data?.rounds} />
        </Box>
      </Box>
    </>
  );
};
