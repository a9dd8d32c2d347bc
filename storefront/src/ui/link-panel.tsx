import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button';
import { passFocusUp } from './pass-focus-up';
import { StateMessage } from './state-message';

interface Words {
  title: string;
  text: string;
}

interface LinkPanelProps {
  /** The token of the link in the email; empty where it is missing. */
  token: string;
  question: Words & { button: string };
  success: Words & { next?: ReactNode };
  failure: Words;
  act: (token: string) => unknown;
  state: { isLoading: boolean; isSuccess: boolean; isError: boolean };
}

/** The page of a link in an email. It asks before it acts, because mail scanners open links, too. */
export function LinkPanel({ token, question, success, failure, act, state }: LinkPanelProps) {
  if (state.isSuccess) {
    return (
      <StateMessage icon="check" title={success.title} text={success.text}>
        {success.next ?? <ButtonLink to="/">Back to Home</ButtonLink>}
      </StateMessage>
    );
  }
  if (state.isError || token === '') {
    return (
      <StateMessage alert icon="alert" {...failure}>
        {token && (
          <Button ref={passFocusUp} onClick={() => void act(token)}>
            Try again
          </Button>
        )}
        {!token && <ButtonLink to="/">Back to Home</ButtonLink>}
      </StateMessage>
    );
  }
  return (
    <StateMessage icon="chat" title={question.title} text={question.text}>
      <Button ref={passFocusUp} busy={state.isLoading} onClick={() => void act(token)}>
        {state.isLoading ? 'Processing...' : question.button}
      </Button>
    </StateMessage>
  );
}
