import image from '../../assets/auth/register.webp';
import { Link, useLocation } from 'react-router';
import { AuthCard } from '../../features/auth/components/auth-card';
import { RegisterForm } from '../../features/auth/components/register-form';
import { useShop } from '../../features/shop/api';
import { ProvedEmailNotice } from '../auth/proved-email-notice';
import { useProvedEmail } from '../auth/use-proved-email';
import { NoOwnerNotice } from '../auth/no-owner-notice';
import { WaitingCart } from '../auth/waiting-cart';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';
import { useEntrance } from '../use-entrance';

export function Component() {
  const { name } = useShop();
  const { state } = useLocation();
  const enter = useEntrance();
  const proved = useProvedEmail();
  return (
    <AuthCard
      image={useAuthImage(image)}
      title={`Join the ${name} community`}
      text="One account for your cart, your orders and everything you train for."
    >
      <PageHead title="Register" hidden />
      <NoOwnerNotice />
      <WaitingCart />
      {proved && <ProvedEmailNotice proved={proved} />}
      <RegisterForm onToken={enter} proved={proved} />
      <p className="mt-6 text-steel">
        Already have an account?{' '}
        <Link
          to="/login"
          state={state}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-ink underline underline-offset-4"
        >
          Login
        </Link>
      </p>
    </AuthCard>
  );
}
