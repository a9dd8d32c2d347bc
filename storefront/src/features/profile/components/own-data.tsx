import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { profileApi, type Profile } from '../api';
import { saveJson } from '../save-json';
import { ConfirmedForm } from './confirmed-form';

interface OwnDataProps {
  profile: Profile;
  /** Called when the account no longer exists. */
  onErased: () => void;
}

/** What a person may do with their data: take it along, or have it deleted. */
export function OwnData({ profile, onErased }: OwnDataProps) {
  const [open, setOpen] = useState<'export' | 'erase'>();
  const [exportData] = profileApi.useExportOwnDataMutation();
  const [erase] = profileApi.useEraseOwnAccountMutation();
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="own-data" className="flex flex-col gap-4">
      <h2 id="own-data" className="text-h3">
        Your data
      </h2>
      <p className="text-steel">
        Download all that we hold of your account, or delete the account for good.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => setOpen('export')}>
          Download my data
        </Button>
        <Button look="outline" onClick={() => setOpen('erase')}>
          Delete account
        </Button>
      </div>
      <Dialog open={open === 'export'} title="Download your data" onClose={close}>
        <p>
          You get a JSON file with your profile, orders, cart and logins. Messages to us and
          newsletter subscriptions belong to an email address: ask us for those.
        </p>
        <ConfirmedForm
          account={profile.email}
          button="Download"
          texts={{
            loading: 'Collecting your data...',
            success: 'Your data is downloaded.',
            failed: 'Failed to download your data. Please try again.',
          }}
          call={async (body) => {
            saveJson(await exportData(body).unwrap(), 'my-data.json');
            close();
          }}
        />
      </Dialog>
      <Dialog open={open === 'erase'} title="Delete your account?" onClose={close}>
        <p>
          Your profile and cart are deleted, and your name and address are removed from your orders.
          This cannot be undone.
        </p>
        <p>
          Messages to us and newsletter subscriptions belong to an email address and stay. To have
          those deleted, too, contact us before you delete the account.
        </p>
        <ConfirmedForm
          account={profile.email}
          button="Delete account for good"
          texts={{
            loading: 'Deleting your account...',
            success: 'Your account is deleted.',
            failed: 'Failed to delete your account. Please try again.',
          }}
          call={async (body) => {
            await erase(body).unwrap();
            onErased();
          }}
        />
      </Dialog>
    </section>
  );
}
