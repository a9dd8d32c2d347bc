import { DataTable, SimpleList } from 'react-admin';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { StateBadge } from '../ui/state-badge';
import { useNarrow } from '../ui/use-narrow';
import { SubscriberAction } from './subscriber-action';
import type { Subscriber } from '../data/records';

const Column = ListColumn<Subscriber>;

/** The subscribers of a page, as a table or, on narrow screens, as cards. */
export const SubscriberRows = () => (useNarrow() ? <SubscriberCards /> : <SubscriberTable />);

const SubscriberTable = () => (
  <DataTable<Subscriber> bulkActionButtons={false} rowClick={false} size="medium">
    <Column source="email" sx={{ ...longText, fontWeight: 600 }} />
    <Column source="status" render={({ status }) => <Status status={status} />} />
    <Column
      label="Actions"
      align="right"
      render={(subscriber) => <SubscriberAction subscriber={subscriber} />}
    />
  </DataTable>
);

const SubscriberCards = () => (
  <SimpleList<Subscriber>
    rowClick={false}
    primaryText={({ email }) => email}
    secondaryText={({ status }) => <Status status={status} />}
    rightIcon={(subscriber) => <SubscriberAction subscriber={subscriber} />}
  />
);

const Status = ({ status }: { status: Subscriber['status'] }) => (
  <StateBadge tone={status === 'active' ? 'green' : 'gray'}>{status}</StateBadge>
);
