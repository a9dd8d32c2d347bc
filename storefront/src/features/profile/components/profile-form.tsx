import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { profileApi, type Profile } from '../api';
import { profileSchema, type ProfileInput } from '../profile-schema';

interface ProfileFormProps {
  profile: Profile;
  onSaved: () => void;
}

export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const [update, { isLoading }] = profileApi.useUpdateProfileMutation();
  const { register, handleSubmit, formState } = useForm<ProfileInput>({
    resolver: zodResolver(profileSchema),
    defaultValues: {
      name: profile.name,
      email: profile.email,
      address: profile.address ?? '',
      phone: profile.phone ?? '',
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await update(input).unwrap();
      notify.success('Profile updated successfully!');
      onSaved();
    } catch (error) {
      notify.error(messageOf(error, 'Failed to update profile'));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label="Full Name"
        autoComplete="name"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextField
        label="Address"
        autoComplete="street-address"
        {...register('address')}
        error={errors.address?.message}
      />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        help="At least 11 characters, with the country's number."
        {...register('phone')}
        error={errors.phone?.message}
      />
      <Button type="submit" size="lg" busy={isLoading}>
        {isLoading ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  );
}
