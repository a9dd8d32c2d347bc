import image from '../../assets/auth/login.webp';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { OpenChallenge } from '../../../../common/browser/passkeys';
import { AuthCard } from '../../features/auth/components/auth-card';
import { DemoLogins } from '../../features/auth/components/demo-logins';
import { LoginForm } from '../../features/auth/components/login-form';
import { LoginLinkOffer } from '../../features/auth/components/login-link-offer';
import { LoginFactor } from '../../features/security/components/login-factor';
import { useShop } from '../../features/shop/api';
import { Button } from '../../ui/button';
import { SignedInNotice } from '../auth/signed-in-notice';
import { NoOwnerNotice } from '../auth/no-owner-notice';
import { WaitingCart } from '../auth/waiting-cart';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';
import { useEntrance } from '../use-entrance';

/** Where the login is, beyond its form. */
type Step =
  { readonly at: 'factor'; readonly challenge: OpenChallenge } | { readonly at: 'link-sent' };

export function Component() {
  const { demo } = useShop();
  const { state } = useLocation();
  const enter = useEntrance();
  const authImage = useAuthImage(image);
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const startAgain = () => {
    setStep(null);
    setRefusal(undefined);
  };
  const offer = refusal && (
    <div className="mb-6">
      <LoginLinkOffer email={email} text={refusal} onSent={() => setStep({ at: 'link-sent' })} />
    </div>
  );
  if (step?.at === 'link-sent') {
    return (
      <AuthCard
        image={authImage}
        title="Email Sent!"
        text={`If there is an account for ${email}, a login link is on its way. Open it on this device.`}
      >
        <PageHead title="Email sent" hidden />
        <Button look="outline" onClick={startAgain}>
          Back to login
        </Button>
      </AuthCard>
    );
  }
  if (step) {
    return (
      <AuthCard
        image={authImage}
        title="Confirm it is you"
        text="Your password is right. Now complete the login with your second factor."
      >
        <PageHead title="Login" hidden />
        {offer}
        <LoginFactor
          challenge={step.challenge}
          onToken={enter}
          onStartAgain={startAgain}
          onRefused={setRefusal}
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
      <NoOwnerNotice />
      <WaitingCart />
      {offer}
      <LoginForm
        onToken={enter}
        onChallenge={(challenge, of) => {
          setEmail(of);
          setRefusal(undefined);
          setStep({ at: 'factor', challenge });
        }}
        onRefused={(text, of) => {
          setEmail(of);
          setRefusal(text);
        }}
      />
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
