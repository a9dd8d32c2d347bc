import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf, statusOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Field, inputClasses, TextField } from '../../../ui/field';
import { FullScreenLoader } from '../../../ui/full-screen-loader';
import { notify } from '../../../ui/notify';
import { contactApi } from '../api';
import { contactSchema, EMPTY, type ContactInput } from '../contact-schema';

const FAILED = 'Failed to send message';

/** Sends a message to the shop, and is empty again once it has gone. */
export function ContactForm() {
  const [send, { isLoading }] = contactApi.useSendMessageMutation();
  const { register, handleSubmit, reset, formState } = useForm<ContactInput>({
    resolver: zodResolver(contactSchema),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await send(input).unwrap();
      notify.success('Message sent');
      reset();
    } catch (error) {
      notify.error(isRefusal(error) ? messageOf(error, FAILED) : FAILED);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <TextField
        label="Name"
        required
        autoComplete="name"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        {...register('email')}
        error={errors.email?.message}
      />
      <TextField
        label="Subject"
        required
        className="sm:col-span-2"
        {...register('subject')}
        error={errors.subject?.message}
      />
      <Field label="Message" className="sm:col-span-2" error={errors.message?.message}>
        {(ids) => (
          <textarea
            rows={7}
            required
            className={`${inputClasses} py-3`}
            {...register('message')}
            {...ids}
          />
        )}
      </Field>
      <input className="hidden" tabIndex={-1} autoComplete="off" {...register('website')} />
      <Button type="submit" size="lg" busy={isLoading} className="sm:justify-self-start">
        Send Message
      </Button>
      {isLoading && <FullScreenLoader label="Sending..." />}
    </form>
  );
}

/** The server says what is wrong with the message or its sender; anything else only failed. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}
