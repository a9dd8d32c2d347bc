// window.Stripe, as @stripe/stripe-js and @stripe/react-stripe-js expect it.

class Elements {
  #elements = new Map();

  create(type, options) {
    if (type !== 'card') {
      throw new Error(`The card stand-in has the card element only, not '${type}'.`);
    }
    if (this.#elements.has(type)) {
      throw new Error('Can only create one Element of type card through an instance of Elements.');
    }
    const element = new CardElement(options);
    const { destroy } = CardElement.prototype;
    element.destroy = () => {
      this.#elements.delete(type);
      destroy.call(element);
    };
    this.#elements.set(type, element);
    return element;
  }

  /** By type, or by the component that drew it. */
  getElement(type) {
    return this.#elements.get(type?.__elementType ?? type) ?? null;
  }

  update() {}

  async fetchUpdates() {
    return {};
  }

  async submit() {
    const read = this.getElement('card')?._read();
    return read?.error ? { error: read.error } : {};
  }
}

const intentIdOf = (clientSecret) => {
  const [, id] = /^(pi_[a-zA-Z0-9]+)_secret_\w+$/.exec(clientSecret ?? '') ?? [];
  if (id) return id;
  throw new Error(
    'Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form ${id}_secret_${secret}.',
  );
};

/** What confirms with: a method's id, or a card element's card with its billing details. */
function methodParams(data) {
  const method = data?.payment_method;
  if (!method) return {};
  if (typeof method === 'string') return { payment_method: method };
  if (!(method.card instanceof CardElement)) {
    throw new Error('confirmCardPayment takes payment_method.card: a card element.');
  }
  const { card, error } = method.card._read();
  const { billing_details } = method;
  return { error, payment_method_data: { type: 'card', card, billing_details } };
}

function createStripe(key) {
  const api = (method, path, params = {}) => call(method, path, { key, ...params });
  const result = (body) => (body.error ? { error: body.error } : { paymentIntent: body });

  /** Asks the bank's question where the intent waits for it. */
  async function challenged(body) {
    if (body.error || body.status !== 'requires_action') return result(body);
    const { id, client_secret } = body;
    const answered = await askInDialog(body, (outcome) =>
      api('POST', `payment_intents/${id}/challenge`, { client_secret, outcome }),
    );
    if (answered.error || answered.status !== 'requires_payment_method') return result(answered);
    const { type, code, message, payment_method } = answered.last_payment_error;
    return { error: { type, code, message, payment_method, payment_intent: answered } };
  }

  async function confirmCardPayment(clientSecret, data, options = {}) {
    const id = intentIdOf(clientSecret);
    const { error, ...params } = methodParams(data);
    if (error) return { error };
    const confirmed = await api('POST', `payment_intents/${id}/confirm`, {
      client_secret: clientSecret,
      use_stripe_sdk: true,
      expected_payment_method_type: 'card',
      return_url: data?.return_url,
      receipt_email: data?.receipt_email,
      ...params,
    });
    return options.handleActions === false ? result(confirmed) : challenged(confirmed);
  }

  const read = (clientSecret) =>
    api('GET', `payment_intents/${intentIdOf(clientSecret)}`, { client_secret: clientSecret });

  return {
    elements: () => new Elements(),
    confirmCardPayment,
    retrievePaymentIntent: async (clientSecret) => result(await read(clientSecret)),
    handleCardAction: async (clientSecret) => challenged(await read(clientSecret)),
    handleNextAction: async ({ clientSecret }) => challenged(await read(clientSecret)),
    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const { payment_method_data: { billing_details } = {}, return_url } = confirmParams;
      const card = elements?.getElement('card');
      const method = card ? { card, billing_details } : confirmParams.payment_method;
      const done = await confirmCardPayment(clientSecret, { payment_method: method, return_url });
      if (done.paymentIntent && redirect === 'always') location.assign(return_url);
      return done;
    },
    async createPaymentMethod({ type, card, elements, billing_details }) {
      const { card: typed, error } = (card ?? elements.getElement('card'))._read();
      if (error) return { error };
      const body = await api('POST', 'payment_methods', {
        type: type ?? 'card',
        card: typed,
        billing_details,
      });
      return body.error ? { error: body.error } : { paymentMethod: body };
    },
    createToken: async () => ({
      error: {
        type: 'invalid_request_error',
        message:
          'The card stand-in makes no tokens: use confirmCardPayment or createPaymentMethod.',
      },
    }),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function Stripe(key) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key.');
  }
  return createStripe(key);
}
Stripe.version = 'endive';
window.Stripe = Stripe;
