import type { SessionToken } from '../../api/session-token';
import image from '../../assets/auth/login.webp';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation, useSearchParams } from 'react-router';
import { session } from '../../../../common/browser/session';
import { staffInvitationRules } from '../../../../common/contract/staff-invitation';
import { staffRoles } from '../../../../common/contract/staff';
import { messageOf } from '../../api/api-error';
import { AuthCard } from '../../features/auth/components/auth-card';
import { invitationApi, type InvitationOffer } from '../../features/invitation/api';
import { InvitationForm } from '../../features/invitation/components/invitation-form';
import { JoinButton } from '../../features/invitation/components/join-button';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StateMessage } from '../../ui/state-message';
import { useAuthImage } from '../auth/use-auth-image';
import { PageHead } from '../head/page-head';

const BACK_OFFICE = '/admin/dashboard';

/** The back office is another application. */
const enter = () => location.replace(BACK_OFFICE);

/** The page of the link in an invitation to the staff. */
export function Component() {
  const token = useSearchParams()[0].get('token') ?? '';
  const authImage = useAuthImage(image);
  const { currentData, error, isError } = invitationApi.useGetInvitationQuery(token || skipToken);
  if (isError || token === '') {
    return (
      <div className="section">
        <PageHead title="Join the staff" hidden />
        <StateMessage
          wholePage
          alert
          icon="alert"
          title={token === '' ? 'You need an invitation' : 'This invitation cannot be accepted'}
          text={
            token === ''
              ? 'Open the link in your invitation email. If you have none, ask the owner of the shop to invite you.'
              : messageOf(error, staffInvitationRules.invalidLink)
          }
        >
          <ButtonLink to="/login" look="outline">
            Login
          </ButtonLink>
          <ButtonLink to="/">Back to Home</ButtonLink>
        </StateMessage>
      </div>
    );
  }
  return (
    <AuthCard
      image={authImage}
      title="Join the staff"
      text={
        currentData
          ? `${currentData.email} is invited as ${staffRoles[currentData.staffRole].label}. ${staffRoles[currentData.staffRole].summary}`
          : ''
      }
    >
      <PageHead title="Join the staff" hidden />
      {currentData ? <Steps token={token} offer={currentData} /> : <Skeleton className="h-64" />}
    </AuthCard>
  );
}

function Steps({ token, offer }: { token: string; offer: InvitationOffer }) {
  const current = useSession();
  const from = useLocation();
  const start = (answer: SessionToken) => {
    session.set(answer.token);
    enter();
  };
  const join = async () => {
    // The token was signed for a shopper.
    await session.recheck();
    enter();
  };
  if (current) {
    return <JoinButton key={current.user._id} token={token} onDone={() => void join()} />;
  }
  if (offer.hasAccount) {
    return (
      <ButtonLink size="lg" to="/login" state={{ from }}>
        Log in to accept
      </ButtonLink>
    );
  }
  return <InvitationForm token={token} email={offer.email} onToken={start} />;
}
