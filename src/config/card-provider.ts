/** Settings of the card stand-in, which handles no real money. */
const STAND_IN = {
  STRIPE_SECRET_KEY: 'sk_test_vigor',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_vigor',
  STRIPE_WEBHOOK_SECRET: 'whsec_vigor_stand_in',
};

type Given = Readonly<
  Partial<Record<keyof typeof STAND_IN | 'STRIPE_API_BASE' | 'CARD_STAND_IN_URL', string>>
>;

/** Secret keys of the provider, also restricted ones and those of an organization; publishable ones. */
const SECRET_KEY = /^(?:sk|rk)(?:_org)?_(test|live)_/;
const PUBLISHABLE_KEY = /^pk_(test|live)_/;

/** Who takes the cards: the provider of the secret key; without one the stand-in, which may be another process. */
export function cardProvider(given: Given) {
  const isStandIn = given.STRIPE_SECRET_KEY === undefined;
  return {
    STRIPE_SECRET_KEY: given.STRIPE_SECRET_KEY ?? STAND_IN.STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: given.STRIPE_PUBLISHABLE_KEY ?? STAND_IN.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: given.STRIPE_WEBHOOK_SECRET ?? STAND_IN.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: given.STRIPE_API_BASE ?? (isStandIn ? given.CARD_STAND_IN_URL : undefined),
    CARD_STAND_IN: isStandIn,
    LIVE_CARDS: !isStandIn && modeOf(SECRET_KEY, given.STRIPE_SECRET_KEY) !== 'test',
  };
}

/**
 * What is wrong with the provider's keys beside each other: at most one sentence, which names the setting to change.
 * Keys of an unknown form are left to the provider, which refuses them itself.
 */
export function mixedKeys(given: Given): readonly string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (PUBLISHABLE_KEY.test(secret ?? '')) {
    return ['STRIPE_SECRET_KEY is a publishable key: take the secret one, sk_… or rk_…'];
  }
  if (SECRET_KEY.test(publishable ?? '')) {
    return ['STRIPE_PUBLISHABLE_KEY is a secret key, which every visitor would see: take pk_…'];
  }
  const [ofServer, ofBrowser] = [modeOf(SECRET_KEY, secret), modeOf(PUBLISHABLE_KEY, publishable)];
  if (!ofServer || !ofBrowser || ofServer === ofBrowser) return [];
  return [
    `STRIPE_PUBLISHABLE_KEY is a ${ofBrowser} key and STRIPE_SECRET_KEY a ${ofServer} key: take both of one mode, or no payment succeeds`,
  ];
}

function modeOf(pattern: RegExp, key: string | undefined): string | undefined {
  return pattern.exec(key ?? '')?.[1];
}
