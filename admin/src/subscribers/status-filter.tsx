import { SelectFilter } from '../lists/select-filter';
import { useListFilter } from '../lists/use-list-filter';

const options = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
] as const;

export const StatusFilter = () => {
  const [status, setStatus] = useListFilter('status');
  return <SelectFilter label="Status" value={status} onChange={setStatus} options={options} />;
};
