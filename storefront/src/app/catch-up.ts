/** An event from before hydration. */
type Kept =
  | { type: 'click'; target: HTMLElement }
  | { type: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }
  | { type: 'input' | 'change'; target: HTMLInputElement; value: string };

declare global {
  interface Window {
    /** Set by `early.js`. */
    early?: { kept: Kept[]; stop: () => void };
  }
}

/** Replays clicks, submits and input from before hydration, in order. */
export async function catchUp(): Promise<void> {
  const { early } = window;
  delete window.early;
  early?.stop();
  for (const one of early?.kept ?? []) {
    if (one.target.isConnected) repeat(one);
    // React must render the effect of one event before the next.
    await Promise.resolve();
  }
}

function repeat(one: Kept): void {
  switch (one.type) {
    case 'click':
      return one.target.click();
    case 'submit':
      return one.target.requestSubmit(one.submitter);
    default:
      return type(one.target, one.value, one.type);
  }
}

/** Types the value again: React ignores an input event whose value is the last one it knows. */
function type(target: HTMLInputElement, value: string, event: 'input' | 'change'): void {
  target.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, value);
  target.dispatchEvent(new Event(event, { bubbles: true }));
}
