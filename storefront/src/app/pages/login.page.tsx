import image from '../../assets/auth/login.webp';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OpenChallenge } from '../../../../common/browser/passkeys';
import { AuthCard } from '../../features/auth/components/auth-card';
import { DemoLogins } from '../../features/auth/components/demo-logins';
import { LoginForm } from '../../features/auth/components/login-form';
import { LoginFactor } from '../../features/security/components/login-factor';
import { useShop } from '../../features/shop/api';
import { SignedInNotice } from '../auth/signed-in-notice';
import { WaitingCart } from '../auth/waiting-cart';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';
import { useEntrance } from '../use-entrance';

export function Component() {
  const { demo } = useShop();
  const { state } = useLocation();
  const enter = useEntrance();
  const authImage = useAuthImage(image);
  const [challenge, setChallenge] = useState<OpenChallenge | null>(null);
  if (challenge) {
    return (
      <AuthCard
        image={authImage}
        title="Confirm it is you"
        text="Your password is right. Now complete the login with your second factor."
      >
        <PageHead title="Login" hidden />
        <LoginFactor
          challenge={challenge}
          onToken={enter}
          onStartAgain={() => setChallenge(null)}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      image={authImage}
      title="Welcome back"
      text="Log in to your cart, your orders and your account."
    >
      <PageHead title="Login" hidden />
      <SignedInNotice />
      <WaitingCart />
      <LoginForm onToken={enter} onChallenge={setChallenge} />
      <p className="mt-6 text-steel">
        New here?{' '}
        <Link
          to="/register"
          state={state}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          Create an account
        </Link>
      </p>
      {demo && <DemoLogins demo={demo} onToken={enter} />}
    </AuthCard>
  );
}
