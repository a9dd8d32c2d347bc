import type { SessionToken } from '../../api/session-token';
import image from '../../assets/auth/change-password.webp';
import { useNavigate } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card';
import { ChangePasswordForm } from '../../features/auth/components/change-password-form';
import { session } from '../../../../common/browser/session';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';
import { useOwnProfile } from '../profile/use-own-profile';
import { profilePath } from '../profile-path';

export function Component() {
  const navigate = useNavigate();
  const { currentData: profile } = useOwnProfile();
  const done = ({ token }: SessionToken) => {
    session.set(token);
    void navigate(profilePath(session.current()?.user.role));
  };
  return (
    <AuthCard
      image={useAuthImage(image)}
      title="Change password"
      text="Changing your password logs you out on all other devices."
    >
      <PageHead title="Change password" hidden />
      <ChangePasswordForm account={profile?.email ?? ''} onToken={done} />
    </AuthCard>
  );
}
