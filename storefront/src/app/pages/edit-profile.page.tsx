import { useNavigate } from 'react-router';
import { ProfileForm } from '../../features/profile/components/profile-form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateMessage } from '../../ui/state-message';
import { PageHead } from '../head/page-head';
import { useProvedEmail } from '../auth/use-proved-email';
import { useOwnProfile } from '../profile/use-own-profile';
import { profilePath } from '../profile-path';

export function Component() {
  const navigate = useNavigate();
  const proved = useProvedEmail();
  const { currentData: profile, isError, refetch } = useOwnProfile();
  return (
    <>
      <PageHead title="Edit Profile" hidden />
      <Banner slim title="Edit Profile" />
      <div className="shell section">
        <div className="mx-auto max-w-xl">
          {profile ? (
            <ProfileForm
              key={profile._id}
              profile={profile}
              proved={proved}
              onSaved={() => void navigate(profilePath(profile.role))}
            />
          ) : isError ? (
            <StateMessage alert icon="alert" title="Unable to load user data">
              <Button onClick={() => void refetch()}>Try again</Button>
            </StateMessage>
          ) : (
            <Skeleton className="h-96" />
          )}
        </div>
      </div>
    </>
  );
}
