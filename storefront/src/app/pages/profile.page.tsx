import { AvatarUpload } from '../../features/profile/components/avatar-upload';
import { OwnData } from '../../features/profile/components/own-data';
import { ProfileDetails } from '../../features/profile/components/profile-details';
import { FactorsPanel } from '../../features/security/components/factors-panel';
import { SessionsPanel } from '../../features/security/components/sessions-panel';
import { Banner } from '../../ui/banner';
import { Button, ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateMessage } from '../../ui/state-message';
import { PageHead } from '../head/page-head';
import { useLogout } from '../layout/use-logout';
import { RecentOrders } from '../profile/recent-orders';
import { useOwnProfile } from '../profile/use-own-profile';
import { profilePath } from '../profile-path';

export function Component() {
  const { currentData: profile, isError, refetch } = useOwnProfile();
  const logout = useLogout();
  return (
    <>
      <PageHead title="Profile" hidden />
      <Banner slim title="Profile" />
      <div className="shell section grid grid-cols-1 gap-12 lg:grid-cols-2 lg:gap-16">
        {profile ? (
          <section aria-label="Your details" className="flex flex-col gap-8">
            <AvatarUpload profile={profile} />
            <ProfileDetails profile={profile} editPath={`${profilePath(profile.role)}/edit`} />
            <div>
              <ButtonLink to="/change-password" look="outline">
                Change Password
              </ButtonLink>
            </div>
            {profile.role === 'user' && (
              <OwnData profile={profile} onErased={() => void logout()} />
            )}
          </section>
        ) : isError ? (
          <StateMessage alert icon="alert" title="Unable to load user data">
            <Button onClick={() => void refetch()}>Try again</Button>
          </StateMessage>
        ) : (
          <div className="flex flex-col gap-6">
            <Skeleton className="size-28 rounded-full" />
            <Skeleton className="h-64" />
          </div>
        )}
        {profile?.role === 'user' && <RecentOrders user={profile._id} />}
        {profile && <FactorsPanel user={profile._id} />}
        {profile && <SessionsPanel user={profile._id} />}
      </div>
    </>
  );
}
