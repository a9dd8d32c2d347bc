import {
  act,
  fireEvent,
  queries,
  screen,
  waitFor,
  within,
  type BoundFunctions,
} from '@testing-library/react/pure';
import toast from 'react-hot-toast';
import userEvent from '@testing-library/user-event';

type Place = BoundFunctions<typeof queries>;

export const button = (name: string | RegExp, place: Place = screen) =>
  place.getByRole('button', { name }) as HTMLButtonElement;
export const field = (label: string, place: Place = screen) =>
  place.getByLabelText(label) as HTMLInputElement;
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Clicks a button as soon as it is there and enabled. */
export async function press(name: string | RegExp, place: Place = screen): Promise<void> {
  const enabled = await waitFor(() => {
    const found = place.getByRole('button', { name });
    expect(found).not.toHaveProperty('disabled', true);
    return found;
  });
  await userEvent.click(enabled);
}

/** Answers the question of a dialog, and waits until it is gone. */
export async function confirm(question: string, answer: string): Promise<void> {
  await press(answer, await dialog(question));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
}

/** Gives a field another value at once, as pasting does. */
export function fill(label: string, value: string, place: Place = screen): void {
  fireEvent.change(field(label, place), { target: { value } });
}

/** Chooses from a native select by the text of the option. */
export async function select(label: string, option: string, place: Place = screen): Promise<void> {
  await userEvent.selectOptions(field(label, place), option);
}

/** Takes away the toasts, so that one that follows is not taken for an earlier one. */
export const clearToasts = () => act(() => toast.remove());

/** Waits for a toast with this text; a string matches the whole of it. */
export const findToast = (text: string | RegExp) =>
  screen.findByText((_, element) => isToast(element, text));

function isToast(element: Element | null, text: string | RegExp): boolean {
  if (element?.getAttribute('role') !== 'status') return false;
  const said = element.textContent ?? '';
  return typeof text === 'string' ? said === text : text.test(said);
}

/** The text below a field: its error, or its help. */
export function noteOf(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Waits until the text below a field reads so. */
export const findNote = (label: string, text: string) =>
  waitFor(() => expect(noteOf(label)).toBe(text));

/** Waits until the screen has read what was answered so far: it reads answers in their order. */
export async function allRead(): Promise<void> {
  await act(async () => void (await (await fetch('/api/shop')).text()));
}
