import image from '../../assets/auth/forgot-password.webp';
import { useState } from 'react';
import { Link } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card';
import { RESET_LINK_MINUTES } from '../../../../common/contract/account';
import { ForgotPasswordForm } from '../../features/auth/components/forgot-password-form';
import { Button } from '../../ui/button';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';

export function Component() {
  const shownImage = useAuthImage(image);
  const [sentTo, setSentTo] = useState<string>();
  return sentTo ? (
    <AuthCard
      image={shownImage}
      title="Email Sent!"
      text={`If there is an account for ${sentTo}, a link to set a new password is on its way. It works once, within ${RESET_LINK_MINUTES} minutes.`}
    >
      <PageHead title="Email sent" hidden />
      <Button look="outline" onClick={() => setSentTo(undefined)}>
        Send it again
      </Button>
    </AuthCard>
  ) : (
    <AuthCard
      image={shownImage}
      title="Forgotten your password?"
      text="Enter your email address. We will send you a link to set a new password."
    >
      <PageHead title="Forgotten password" hidden />
      <ForgotPasswordForm onSent={setSentTo} />
      <Link
        to="/login"
        className="mt-6 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        Back to Login
      </Link>
    </AuthCard>
  );
}
