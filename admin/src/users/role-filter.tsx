import { SelectFilter } from '../lists/select-filter';
import { useListFilter } from '../lists/use-list-filter';

const roles = [
  { value: '', label: 'All roles' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Admins' },
] as const;

export const RoleFilter = () => {
  const [role, setRole] = useListFilter('role');
  return <SelectFilter label="Role" value={role} onChange={setRole} options={roles} />;
};
