import { useState } from 'react';
import { session } from '../../../../../common/browser/session';
import { staffInvitationRules } from '../../../../../common/contract/staff-invitation';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { invitationApi } from '../api';

/**
 * Accepts an invitation with the signed-in account. Where it is for another one, offers to log out: the page then shows
 * how to go on.
 */
export function JoinButton({ token, onDone }: { token: string; onDone: () => void }) {
  const [join, { isLoading }] = invitationApi.useJoinStaffMutation();
  const [isOther, setOther] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const accept = () =>
    join(token)
      .unwrap()
      .then(onDone, (error: unknown) => {
        if ((error as { code?: string }).code === 'other_account') setOther(true);
        else notify.error(messageOf(error, 'Something went wrong. Please try again.'));
      });
  const leave = () => {
    setLeaving(true);
    void session.signOut();
  };
  // One button, so that it has the focus still when it says something else.
  return (
    <div className="flex flex-col items-start gap-4">
      {isOther && <p role="alert">{staffInvitationRules.otherAccount}</p>}
      <Button
        size="lg"
        busy={isLoading || isLeaving}
        onClick={() => (isOther ? leave() : void accept())}
      >
        {isOther ? 'Log out and continue' : 'Join the staff'}
      </Button>
    </div>
  );
}
