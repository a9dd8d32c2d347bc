import Button from '@mui/material/Button';
import { blockUser, unblockUser } from '../data/block-user';
import type { Customer } from '../data/records';
import { useOwnId } from '../data/use-may';
import { saveFile } from '../../../common/browser/save-file';
import { Allowed } from '../ui/allowed';
import { ConfirmButton } from '../ui/confirm-button';
import { useCall } from '../ui/use-call';
import { endUserSessions, eraseCustomer, exportCustomer, removeUserFactors } from './calls';

const FAILED = 'Failed. Please try again.';

const logOutTexts = {
  loading: 'Logging out...',
  success: 'Logged out everywhere.',
  refused: FAILED,
};
const blockTexts = { loading: 'Blocking...', success: 'Account blocked.', refused: FAILED };
const unblockTexts = { loading: 'Unblocking...', success: 'Account unblocked.', refused: FAILED };
const exportTexts = { loading: 'Exporting...', success: 'Exported successfully!', refused: FAILED };
const removeFactorsTexts = {
  loading: 'Removing...',
  success: 'Second factors removed.',
  refused: FAILED,
};
const eraseTexts = { loading: 'Erasing...', success: 'Customer erased.', refused: FAILED };

/** What the signed-in member of the staff may do about an account; nothing about one that is erased. */
export const CustomerActions = ({ customer }: { customer: Customer }) => {
  if (customer.erasedAt !== null) return null;
  return (
    <>
      <Allowed to="users.export">
        <ExportButton id={customer.id} />
      </Allowed>
      {customer.role === 'admin' ? (
        // Only owners change what belongs to the staff.
        <Allowed to="staff.change">
          <AccountActions customer={customer} />
        </Allowed>
      ) : (
        <AccountActions customer={customer} />
      )}
      {customer.role === 'user' && (
        <Allowed to="users.erase">
          <ConfirmButton
            label="Erase"
            question={`Erase ${customer.name}?`}
            effect="The account, its name, addresses, notes, messages and subscription are deleted for good. Its orders stay without a name. This cannot be undone."
            danger
            call={() => eraseCustomer(customer.id)}
            texts={eraseTexts}
          />
        </Allowed>
      )}
    </>
  );
};

/** What ends or keeps out the sessions of an account. */
const AccountActions = ({ customer }: { customer: Customer }) => {
  const ownId = useOwnId();
  return (
    <>
      <Allowed to="users.log-out">
        <ConfirmButton
          label="Log out everywhere"
          question={`Log ${customer.name} out everywhere?`}
          effect="All sessions end at once. The password stays, so they can log in again."
          call={() => endUserSessions(customer.id)}
          texts={logOutTexts}
        />
      </Allowed>
      {customer.hasSecondFactor && (
        <Allowed to="users.remove-factors">
          <ConfirmButton
            label="Remove second factor"
            question={`Remove the second factor of ${customer.name}?`}
            effect="For a phone or key that is lost, once you are sure who asks. All sessions end at once, the customer gets an email, and the password alone logs in until a new one is added."
            danger
            call={() => removeUserFactors(customer.id)}
            texts={removeFactorsTexts}
          />
        </Allowed>
      )}
      {customer.id !== ownId && (
        <Allowed to="users.block">
          <BlockButton customer={customer} />
        </Allowed>
      )}
    </>
  );
};

const ExportButton = ({ id }: { id: string }) => {
  const { busy, run } = useCall();
  const save = async () => saveFile(await exportCustomer(id), `customer-${id}.json`);
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void run(save, exportTexts)}>
      Export data
    </Button>
  );
};

const BlockButton = ({ customer: { id, name, blockedAt } }: { customer: Customer }) =>
  blockedAt === null ? (
    <ConfirmButton
      label="Block"
      question={`Block ${name}?`}
      effect="All sessions end at once, and nobody can log in to this account. Its orders go on."
      danger
      call={() => blockUser(id)}
      texts={blockTexts}
    />
  ) : (
    <ConfirmButton
      label="Unblock"
      question={`Unblock ${name}?`}
      effect="The account can log in again."
      call={() => unblockUser(id)}
      texts={unblockTexts}
    />
  );
