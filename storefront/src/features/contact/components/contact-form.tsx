import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { messageOf, statusOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Field, inputClasses } from '../../../ui/field';
import { FormField } from '../../../ui/form';
import { FullScreenLoader } from '../../../ui/full-screen-loader';
import { notify } from '../../../ui/notify';
import { showFieldErrors } from '../../../ui/show-field-errors';
import { contactApi } from '../api';
import { contactSchema, EMPTY, type ContactInput } from '../contact-schema';

const FAILED = 'Failed to send message';

/** Sends a message to the shop; the form is cleared once it is sent. */
export function ContactForm() {
  const [send, { isLoading }] = contactApi.useSendMessageMutation();
  const form = useForm<ContactInput>({
    resolver: zodResolver(contactSchema),
    defaultValues: EMPTY,
  });
  const { register, handleSubmit, reset, formState } = form;
  const submit = handleSubmit(async (input) => {
    try {
      await send(input).unwrap();
      notify.success('Message sent');
      reset();
    } catch (error) {
      notify.error(isRefusal(error) ? messageOf(error, FAILED) : FAILED);
      showFieldErrors(form, error);
    }
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <FormField form={form} name="name" label="Name" required autoComplete="name" />
      <FormField
        form={form}
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
      />
      <FormField
        form={form}
        name="subject"
        label="Subject"
        required
        autoComplete="off"
        className="sm:col-span-2"
      />
      <Field label="Message" className="sm:col-span-2" error={formState.errors.message?.message}>
        {(ids) => (
          <textarea
            rows={7}
            required
            autoComplete="off"
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

/** The server's text for an invalid message or a rate limit; a fixed text for any other failure. */
function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}
