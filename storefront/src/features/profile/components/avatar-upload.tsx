import { useRef, useState } from 'react';
import { useObjectUrl } from '../../../../../common/browser/use-object-url';
import { avatarRules, imageRules } from '../../../../../common/contract/image';
import { messageOf } from '../../../api/api-error';
import { readFile } from '../../../api/image-form';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { profileApi, type Profile } from '../api';
import { Avatar } from './avatar';

/** Choose an image, preview it, then confirm or cancel. */
export function AvatarUpload({ profile }: { profile: Profile }) {
  const [file, setFile] = useState<File>();
  const preview = useObjectUrl(file);
  const input = useRef<HTMLInputElement>(null);
  const [upload, uploading] = profileApi.useUploadImageMutation();
  const [update, updating] = profileApi.useUpdateProfileMutation();
  const busy = uploading.isLoading || updating.isLoading;
  const forget = () => {
    setFile(undefined);
    if (input.current) input.current.value = '';
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen || avatarRules.types.some((type) => type === chosen.type)) setFile(chosen);
    else notify.error(avatarRules.wrongType);
  };
  const confirm = async () => {
    const content = file && (await readFile(file));
    if (!content) return void notify.error(imageRules.missing);
    try {
      const { url } = await upload(content).unwrap();
      await update({ image: url }).unwrap();
      notify.success('Profile updated successfully!');
      forget();
    } catch (error) {
      notify.error(messageOf(error, 'Failed to upload image'));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={profile.name} image={preview ?? profile.image} />
      <input
        ref={input}
        type="file"
        accept={avatarRules.endings.join(',')}
        aria-label="Profile photo"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {file ? (
        <div className="flex gap-2">
          <Button busy={busy} onClick={() => void confirm()}>
            Confirm
          </Button>
          {/* A running upload cannot be canceled. */}
          <Button look="outline" disabled={busy} onClick={forget}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button look="outline" onClick={() => input.current?.click()}>
          Change Photo
        </Button>
      )}
    </div>
  );
}
