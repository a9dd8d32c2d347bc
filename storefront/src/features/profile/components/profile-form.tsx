import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { messageOf, statusOf } from '../../../api/api-error';
import { type ProvedEmail, proofOf } from '../../../api/proved-email';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { profileApi, type Profile } from '../api';
import { profileSchema, type ProfileInput } from '../profile-schema';
import { clearUnsaved, storeUnsaved, unsavedOf } from '../unsaved-profile';

interface ProfileFormProps {
  profile: Profile;
  /** A new address, which the user has proved. */
  proved: ProvedEmail | null;
  onSaved: () => void;
}

/** Edits the user's own data. Changes that an expired session kept from being saved are restored after the login. */
export function ProfileForm({ profile, proved, onSaved }: ProfileFormProps) {
  const [update, { isLoading }] = profileApi.useUpdateProfileMutation();
  const [unsaved] = useState(() => unsavedOf(profile._id));
  useEffect(clearUnsaved, []);
  const form = useForm<ProfileInput>({
    resolver: zodResolver(profileSchema),
    defaultValues: unsaved ?? {
      name: profile.name,
      email: proved?.email ?? profile.email,
      address: profile.address ?? '',
      phone: profile.phone ?? '',
      currentPassword: '',
    },
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const hasNewEmail = email.trim().toLowerCase() !== profile.email.toLowerCase();
  const submit = form.handleSubmit(async ({ currentPassword, ...input }) => {
    try {
      const confirmed = hasNewEmail && currentPassword !== '';
      const changes = { ...input, ...proofOf(proved, input.email) };
      await update(confirmed ? { ...changes, currentPassword } : changes).unwrap();
      notify.success('Profile updated successfully!');
      onSaved();
    } catch (error) {
      if (statusOf(error) === 401) storeUnsaved(profile._id, { ...input, currentPassword });
      notify.error(messageOf(error, 'Failed to update profile'));
      showFieldErrors(form, error);
    }
  });
  return (
    <Form onSubmit={submit}>
      <FormField form={form} name="name" label="Full Name" autoComplete="name" />
      <FormField form={form} name="email" label="Email Address" type="email" autoComplete="email" />
      {hasNewEmail && (
        <FormField
          form={form}
          name="currentPassword"
          label="Current password (optional)"
          autoComplete="current-password"
          revealable
          help="Confirms the new address. Without it, links to reset your password go to your old address for seven days."
        />
      )}
      <FormField form={form} name="address" label="Address" autoComplete="street-address" />
      <FormField
        form={form}
        name="phone"
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        help="At least 11 characters. Include the country code."
      />
      <Button type="submit" size="lg" busy={isLoading}>
        {isLoading ? 'Saving...' : 'Save Changes'}
      </Button>
    </Form>
  );
}
