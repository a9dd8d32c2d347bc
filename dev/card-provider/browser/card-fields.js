// The three inputs of a card and what was typed into them.

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0025 0000 3155', 'asks to confirm the payment'],
  ['4000 0000 0000 6660', 'is processing for some seconds'],
];

let lastFieldId = 0;

/** One labelled input. `problem(text)` is its error; `space(text)` puts in the spaces. */
class CardField {
  #touched = false;

  constructor({ label, autocomplete, placeholder, maxLength, space, problem }) {
    const id = `vg-card-${(lastFieldId += 1)}`;
    this.space = space;
    this.problem = problem;
    this.error = make('span', { id: `${id}-error`, className: 'vg-card__unseen' });
    this.input = make('input', {
      id,
      className: 'vg-card__input',
      type: 'text',
      autocomplete,
      placeholder,
      maxLength,
      spellcheck: false,
      inputmode: 'numeric',
      'aria-describedby': `${id}-error`,
    });
    const labelled = make('label', { className: 'vg-card__label', htmlFor: id }, label);
    this.root = make('div', { className: 'vg-card__field' }, labelled, this.input, this.error);
    this.input.addEventListener('input', (event) => this.#format(event.inputType ?? ''));
  }

  get value() {
    return this.input.value;
  }

  get full() {
    return !this.problem(this.value);
  }

  /** The error to show now: of what is wrong while typing, of what is missing once it was left. */
  shown() {
    const problem = this.value || this.#touched ? this.problem(this.value) : undefined;
    const missing = problem?.code.startsWith('incomplete');
    return missing && !this.#touched ? undefined : problem;
  }

  /** From now on what is missing counts as an error; an empty field only when it is `required`. */
  touch(required = false) {
    if (this.value || required) this.#touched = true;
  }

  paint() {
    const problem = this.shown();
    this.error.textContent = problem?.message ?? '';
    this.input.setAttribute('aria-invalid', String(Boolean(problem)));
  }

  clear() {
    this.input.value = '';
    this.#touched = false;
  }

  #format(inputType) {
    const { input } = this;
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    const atEnd = input.selectionStart === input.value.length;
    const erasing = inputType.startsWith('delete');
    const spaced = this.space(input.value);
    if (!(erasing && atEnd)) input.value = spaced;
    if (!atEnd) {
      let caret = 0;
      for (let seen = 0; seen < digitsBefore && caret < input.value.length; caret += 1) {
        if (/\d/.test(input.value[caret])) seen += 1;
      }
      // Deleting a space only steps over it: the next key press deletes the digit behind.
      if (inputType === 'deleteContentForward' && input.value[caret] === ' ') caret += 1;
      input.setSelectionRange(caret, caret);
    }
    this.#touched = false;
  }
}

/** Number, expiry and security code, and a quiet note that no money moves. */
function cardFields() {
  const number = new CardField({
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    maxLength: 23,
    space: spaceNumber,
    problem: numberProblem,
  });
  const expiry = new CardField({
    label: 'Expiry',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    maxLength: 9,
    space: spaceExpiry,
    problem: expiryProblem,
  });
  const cvc = new CardField({
    label: 'CVC',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    maxLength: 4,
    space: digitsOf,
    problem: (text) => cvcProblem(text, digitsOf(number.value)),
  });
  return [number, expiry, cvc];
}

function testNote() {
  const cards = TEST_CARDS.flatMap(([number, what]) => [
    make('dt', {}, number),
    make('dd', {}, what),
  ]);
  return make(
    'details',
    { className: 'vg-card__note' },
    make('summary', {}, 'Test card form: no real money'),
    make('dl', {}, ...cards),
    'Any expiry date to come, any CVC.',
  );
}
