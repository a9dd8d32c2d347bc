/** Something done before the page had come to life. */
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

/** Does what was pressed, sent and typed before the page had come to life, in its order. */
export async function catchUp(): Promise<void> {
  const { early } = window;
  delete window.early;
  early?.stop();
  for (const one of early?.kept ?? []) {
    if (one.target.isConnected) repeat(one);
    // What a press changes has to be drawn before the next.
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

/** As if typed now: React hears of a value only where it differs from the last one that it knows of. */
function type(target: HTMLInputElement, value: string, event: 'input' | 'change'): void {
  target.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, value);
  target.dispatchEvent(new Event(event, { bubbles: true }));
}
