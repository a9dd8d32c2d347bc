import image from '../../assets/auth/forgot-password.webp';
import { useState } from 'react';
import { Link } from 'react-router';
import { durationText } from '../../../../common/format/age';
import { AuthCard } from '../../features/auth/components/auth-card';
import { ForgotPasswordForm } from '../../features/auth/components/forgot-password-form';
import { useShop } from '../../features/shop/api';
import { Button } from '../../ui/button';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';

export function Component() {
  const shownImage = useAuthImage(image);
  const { limits } = useShop();
  const [sentTo, setSentTo] = useState<string>();
  return sentTo ? (
    <AuthCard
      image={shownImage}
      title="Email Sent!"
      text={`If there is an account for ${sentTo}, a link to set a new password is on its way. It works once${limits ? `, within ${durationText(limits.resetLinkMs)}` : ''}.`}
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
        Back to login
      </Link>
    </AuthCard>
  );
}
