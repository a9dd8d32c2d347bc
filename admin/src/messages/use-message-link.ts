import { useLocation } from 'react-router-dom';
import { paths } from '../paths';

interface MessageLink {
  to: string;
  /** Query of the list, so that 'Back to Messages' restores it. */
  state: { list: string };
}

/** Links to a message from the current list. */
export function useMessageLink(): (id: string) => MessageLink {
  const { search } = useLocation();
  return (id) => ({ to: paths.message(id), state: { list: search } });
}

/** The path from a message back to the list it was opened from. */
export function useMessageListPath(): string {
  const state: unknown = useLocation().state;
  return hasList(state) ? paths.messages + state.list : paths.messages;
}

const hasList = (state: unknown): state is MessageLink['state'] =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
