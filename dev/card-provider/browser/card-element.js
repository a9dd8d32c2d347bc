// elements.create('card'): the element that a page mounts, with the provider's events and classes.

const CLASSES = {
  base: 'StripeElement',
  focus: 'StripeElement--focus',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  invalid: 'StripeElement--invalid',
};

class CardElement {
  #handlers = new Map();
  #fields = cardFields();
  #root;
  #parent;
  #options = {};
  #last = '';

  constructor(options = {}) {
    addStyles();
    const rows = this.#fields.map((field) => field.root);
    this.#root = make(
      'div',
      { className: 'vg-card', role: 'group', 'aria-label': 'Card' },
      make('div', { className: 'vg-card__fields' }, ...rows),
      testNote(),
    );
    for (const field of this.#fields) this.#listen(field);
    this.update(options);
  }

  on(name, handler) {
    this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handler]);
    return this;
  }

  once(name, handler) {
    const once = (event) => {
      this.off(name, once);
      handler(event);
    };
    return this.on(name, once);
  }

  off(name, handler) {
    const left = (this.#handlers.get(name) ?? []).filter((each) => handler && each !== handler);
    this.#handlers.set(name, left);
    return this;
  }

  mount(target) {
    const parent = typeof target === 'string' ? document.querySelector(target) : target;
    if (!parent) {
      throw new Error('The selector you specified applies to no DOM elements on the page.');
    }
    this.#parent = parent;
    parent.replaceChildren(this.#root);
    this.#paint();
    queueMicrotask(() => this.#emit('ready', {}));
    return this;
  }

  unmount() {
    this.#root.remove();
    this.#parent = undefined;
    return this;
  }

  destroy() {
    this.unmount();
    this.#handlers.clear();
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
    const { base = {}, invalid = {} } = this.#options.style ?? {};
    const set = (name, value) => value && this.#root.style.setProperty(name, value);
    set('--vg-card-color', base.color);
    set('--vg-card-placeholder', base['::placeholder']?.color);
    set('--vg-card-invalid', invalid.color);
    for (const { input } of this.#fields) {
      input.disabled = Boolean(this.#options.disabled);
      for (const name of ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing']) {
        if (base[name]) input.style[name] = base[name];
      }
    }
    return this;
  }

  focus() {
    (this.#fields.find((field) => !field.full) ?? this.#fields[0]).input.focus();
    return this;
  }

  blur() {
    for (const { input } of this.#fields) input.blur();
    return this;
  }

  clear() {
    for (const field of this.#fields) field.clear();
    this.#changed();
    return this;
  }

  /** The card as the API wants it, or the first error; a bad field gets the focus. */
  _read() {
    for (const field of this.#fields) field.touch(true);
    this.#changed();
    const bad = this.#fields.find((field) => !field.full);
    if (bad) {
      bad.input.focus();
      return { error: bad.problem(bad.value) };
    }
    const [number, expiry, cvc] = this.#fields.map((field) => field.value);
    const { month, year } = readExpiry(expiry);
    return { card: { number: digitsOf(number), exp_month: month, exp_year: year, cvc } };
  }

  #listen(field) {
    const place = this.#fields.indexOf(field);
    field.input.addEventListener('input', () => {
      this.#changed();
      const next = this.#fields[place + 1];
      const atEnd = field.input.selectionStart === field.value.length;
      const typing = field.input === document.activeElement;
      if (next && !next.value && field.full && atEnd && typing) next.input.focus();
    });
    field.input.addEventListener('focus', () => this.#emit('focus', {}));
    field.input.addEventListener('blur', () => {
      field.touch();
      this.#changed();
      this.#emit('blur', {});
    });
    field.input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#emit('escape', {});
      if (event.key === 'Backspace' && !field.value) this.#fields[place - 1]?.input.focus();
    });
  }

  #state() {
    return {
      empty: this.#fields.every((field) => !field.value),
      complete: this.#fields.every((field) => field.full),
      error: this.#fields.map((field) => field.shown()).find(Boolean),
      brand: brandOf(digitsOf(this.#fields[0].value)).name,
      value: { postalCode: '' },
    };
  }

  #changed() {
    this.#paint();
    const state = this.#state();
    const now = JSON.stringify(state);
    if (now === this.#last) return;
    this.#last = now;
    this.#emit('change', state);
  }

  #paint() {
    for (const field of this.#fields) field.paint();
    const { empty, complete, error } = this.#state();
    const classes = { ...CLASSES, ...this.#options.classes };
    const on = { base: true, complete, empty, invalid: Boolean(error), focus: this.#hasFocus() };
    for (const [name, wanted] of Object.entries(on)) {
      this.#parent?.classList.toggle(classes[name], wanted);
    }
  }

  #hasFocus() {
    return this.#root.contains(document.activeElement);
  }

  #emit(name, detail) {
    if (name === 'focus' || name === 'blur') this.#paint();
    for (const handler of this.#handlers.get(name) ?? []) {
      handler({ elementType: 'card', ...detail });
    }
  }
}
