/** Settings of the card stand-in, which handles no real money. */
const STAND_IN = {
  STRIPE_SECRET_KEY: 'sk_test_vigor',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_vigor',
  STRIPE_WEBHOOK_SECRET: 'whsec_vigor_stand_in',
};

type Given = Readonly<
  Partial<Record<keyof typeof STAND_IN | 'STRIPE_API_BASE' | 'CARD_STAND_IN_URL', string>>
>;

/** Keys of the provider's test mode, also restricted ones and those of an organization. */
const TEST_KEY = /^(sk|rk)(_org)?_test_/;

/** Who takes the cards: the provider of the secret key; without one the stand-in, which may be another process. */
export function cardProvider(given: Given) {
  const isStandIn = given.STRIPE_SECRET_KEY === undefined;
  return {
    STRIPE_SECRET_KEY: given.STRIPE_SECRET_KEY ?? STAND_IN.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: given.STRIPE_PUBLISHABLE_KEY ?? STAND_IN.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: given.STRIPE_WEBHOOK_SECRET ?? STAND_IN.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: given.STRIPE_API_BASE ?? (isStandIn ? given.CARD_STAND_IN_URL : undefined),
    CARD_STAND_IN: isStandIn,
    LIVE_CARDS: !isStandIn && !TEST_KEY.test(given.STRIPE_SECRET_KEY ?? ''),
  };
}
