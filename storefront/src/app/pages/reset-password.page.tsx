import image from '../../assets/auth/reset-password.webp';
import { useNavigate, useSearchParams } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card';
import { ResetPasswordForm } from '../../features/auth/components/reset-password-form';
import { session } from '../../../../common/browser/session';
import { passwordRules } from '../../../../common/contract/account';
import { ButtonLink } from '../../ui/button';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';

export function Component() {
  const shownImage = useAuthImage(image);
  const token = useSearchParams()[0].get('token') ?? '';
  const navigate = useNavigate();
  const done = () => {
    // Every session of the account has ended, perhaps this browser's too.
    session.clear();
    void navigate('/login', { replace: true });
  };
  return token ? (
    <AuthCard
      image={shownImage}
      title="Set a new password"
      text="Use it from now on to log in on every device."
    >
      <PageHead title="Reset password" hidden />
      <ResetPasswordForm token={token} onDone={done} />
    </AuthCard>
  ) : (
    <AuthCard
      image={shownImage}
      title="Set a new password"
      text={`${passwordRules.invalidLink}. Ask for a new one.`}
    >
      <PageHead title="Reset password" hidden />
      <ButtonLink to="/forget-password">Send a new link</ButtonLink>
    </AuthCard>
  );
}
