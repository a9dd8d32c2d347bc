import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { invitationApi } from '../api';

/** Accepts an invitation with the signed-in account. */
export function JoinButton({ token, onDone }: { token: string; onDone: () => void }) {
  const [join, { isLoading }] = invitationApi.useJoinStaffMutation();
  const accept = () =>
    join(token)
      .unwrap()
      .then(onDone, (error: unknown) =>
        notify.error(messageOf(error, 'Something went wrong. Please try again.')),
      );
  return (
    <Button size="lg" busy={isLoading} onClick={() => void accept()}>
      Join the staff
    </Button>
  );
}
