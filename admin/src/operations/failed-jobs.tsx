import { ListBase } from 'react-admin';
import { ListBody } from '../lists/list-body';
import { ListPagination } from '../lists/list-pagination';
import { resources } from '../paths';
import { Panel } from '../ui/panel';
import { FailedJobRows } from './failed-job-rows';

const PER_PAGE = 10;

/** Failed jobs, the newest first. */
export const FailedJobs = () => (
  <Panel title="Failed jobs">
    <ListBase
      resource={resources.failedJobs}
      perPage={PER_PAGE}
      disableSyncWithLocation
      storeKey={false}
    >
      <ListBody empty="No failed jobs">
        <FailedJobRows />
      </ListBody>
      <ListPagination sizes={[]} />
    </ListBase>
  </Panel>
);
