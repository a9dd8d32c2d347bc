import { useId, useState, type SubmitEvent } from 'react';
import { messageOf, statusOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { newsletterApi } from '../api';

/** Said where there are no better words: of an answer that is no success, and of a failure. */
const REFUSED = 'Something went wrong. Please try again.';
const FAILED = 'Subscription. Please try again.';

const LOOKS = {
  ink: { label: 'text-fog', box: 'border-paper/35', input: 'text-paper placeholder:text-fog' },
  volt: { label: 'text-ink', box: 'border-ink', input: 'text-ink placeholder:text-ink/75' },
};

const CHECK_MAIL = 'Check your email to confirm your subscription.';

/** One address, one press; on ink or on volt. */
export function NewsletterForm({ on }: { on: keyof typeof LOOKS }) {
  const look = LOOKS[on];
  const [subscribe, { isLoading }] = newsletterApi.useSubscribeMutation();
  const [email, setEmail] = useState('');
  const id = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const toast = notify.loading('Loading...');
    try {
      const { mustConfirm } = await subscribe({ email }).unwrap();
      notify.succeed(toast, mustConfirm ? CHECK_MAIL : 'Subscribed successfully!');
      setEmail('');
    } catch (error) {
      notify.fail(toast, messageOf(error, statusOf(error) === 200 ? REFUSED : FAILED));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-2">
      <label htmlFor={id} className={`text-sm ${look.label}`}>
        New equipment and training ideas, once in a while.
      </label>
      <div className={`flex rounded-full border p-1 ${look.box}`}>
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          placeholder="Email address"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          className={`min-h-11 min-w-0 grow rounded-full bg-transparent px-4 ${look.input}`}
        />
        <Button type="submit" look={on === 'ink' ? 'on-ink' : 'ink'} busy={isLoading}>
          Subscribe
        </Button>
      </div>
    </form>
  );
}
