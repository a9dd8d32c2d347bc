import { Link } from 'react-router';
import { Icon } from '../../../ui/icon';
import type { Profile } from '../api';

interface ProfileDetailsProps {
  profile: Profile;
  editPath: string;
}

/** Name, address and the like, each with a link to change or add it. */
export function ProfileDetails({ profile, editPath }: ProfileDetailsProps) {
  const rows = [
    { label: 'Name', value: profile.name },
    { label: 'Email', value: profile.email },
    { label: 'Address', value: profile.address },
    { label: 'Phone', value: profile.phone },
  ];
  return (
    <ul role="list" className="divide-y divide-line border-y border-line">
      {rows.map(({ label, value }) => (
        <li key={label} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="text-sm text-steel">{label}</p>
            <p className="font-medium wrap-anywhere">{value || 'Not provided'}</p>
          </div>
          <Link
            to={editPath}
            aria-label={`${value ? 'Edit' : 'Add'} ${label.toLowerCase()}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold hover:bg-mist"
          >
            <Icon name={value ? 'edit' : 'plus'} className="size-4" />
            {value ? 'Edit' : 'Add'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
