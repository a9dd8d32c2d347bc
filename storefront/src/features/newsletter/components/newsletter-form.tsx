import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageOf, statusOf, type ApiError } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { newsletterApi } from '../api';

/** Fallback messages: for a response without success, and for a failed request. */
const REFUSED = 'Something went wrong. Please try again.';
const FAILED = 'Subscription. Please try again.';

const LOOKS = {
  ink: { label: 'text-fog', box: 'border-paper/35', input: 'text-paper placeholder:text-fog' },
  volt: { label: 'text-ink', box: 'border-ink', input: 'text-ink placeholder:text-ink/75' },
};

const CHECK_MAIL = 'Check your email to confirm your subscription.';

/** The subscribe form, on a dark or a lime background. */
export function NewsletterForm({ on }: { on: keyof typeof LOOKS }) {
  const look = LOOKS[on];
  const [subscribe, { isLoading }] = newsletterApi.useSubscribeMutation();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const error = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!wrong) return;
    input.current?.focus();
    error.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setWrong(undefined);
    const toast = notify.loading('Loading...');
    try {
      const { mustConfirm } = await subscribe({ email }).unwrap();
      notify.succeed(toast, mustConfirm ? CHECK_MAIL : 'Subscribed successfully!');
      setEmail('');
    } catch (refusal) {
      notify.fail(toast, messageOf(refusal, statusOf(refusal) === 200 ? REFUSED : FAILED));
      const ofEmail = (refusal as Partial<ApiError>).errors?.find(({ field }) => field === 'email');
      setWrong(ofEmail?.message);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-2">
      <p id={`${id}-about`} className={`text-sm ${look.label}`}>
        New equipment and training ideas, once in a while.
      </p>
      <label htmlFor={id} className="sr-only">
        Email address for the newsletter
      </label>
      <div data-keep-clear className={`flex rounded-full border p-1 ${look.box}`}>
        <input
          id={id}
          ref={input}
          type="email"
          required
          autoComplete="email"
          placeholder="Email address"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-about ${id}-error` : `${id}-about`}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setWrong(undefined);
          }}
          className={`min-h-11 min-w-0 grow rounded-full bg-transparent px-4 ${look.input}`}
        />
        <Button type="submit" look={on === 'ink' ? 'on-ink' : 'ink'} busy={isLoading}>
          Subscribe
        </Button>
      </div>
      {wrong && (
        <div ref={error} className="rounded-sm bg-paper px-3 py-2">
          <FieldError id={`${id}-error`} text={wrong} />
        </div>
      )}
    </form>
  );
}
