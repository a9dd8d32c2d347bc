import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Form, FormField } from '../../../ui/form';
import { notify } from '../../../ui/notify';
import { profileApi, type Profile } from '../api';
import { profileSchema, type ProfileInput } from '../profile-schema';

interface ProfileFormProps {
  profile: Profile;
  onSaved: () => void;
}

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const [update, { isLoading }] = profileApi.useUpdateProfileMutation();
  const form = useForm<ProfileInput>({
    resolver: zodResolver(profileSchema),
    defaultValues: {
      name: profile.name,
      email: profile.email,
      address: profile.address ?? '',
      phone: profile.phone ?? '',
    },
  });
  const submit = form.handleSubmit(async (input) => {
    try {
      await update(input).unwrap();
      notify.success('Profile updated successfully!');
      onSaved();
    } catch (error) {
      notify.error(messageOf(error, 'Failed to update profile'));
    }
  });
  return (
    <Form onSubmit={submit}>
      <FormField form={form} name="name" label="Full Name" autoComplete="name" />
      <FormField form={form} name="email" label="Email Address" type="email" autoComplete="email" />
      <FormField form={form} name="address" label="Address" autoComplete="street-address" />
      <FormField
        form={form}
        name="phone"
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        help="At least 11 characters, with the country's number."
      />
      <Button type="submit" size="lg" busy={isLoading}>
        {isLoading ? 'Saving...' : 'Save Changes'}
      </Button>
    </Form>
  );
}
