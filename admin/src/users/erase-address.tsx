import Button from '@mui/material/Button';
import { useState } from 'react';
import { Allowed } from '../ui/allowed';
import { EmailDialog } from '../ui/email-dialog';
import { eraseAddress } from './calls';

const texts = {
  loading: 'Erasing...',
  success: 'All that was held by this address is erased.',
  refused: 'Failed. Please try again.',
};

/** Opens the dialog that erases the data of somebody without an account. */
export const EraseAddress = () => {
  const [open, setOpen] = useState(false);
  return (
    <Allowed to="users.erase">
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Erase an address
      </Button>
      {open && (
        <EmailDialog
          title="Erase an address"
          text="For somebody without an account: contact messages, newsletter subscription and emails not sent yet are deleted for good. Make sure first that the address is theirs."
          button={{ label: 'Erase', color: 'error' }}
          call={eraseAddress}
          texts={texts}
          onClose={() => setOpen(false)}
        />
      )}
    </Allowed>
  );
};
