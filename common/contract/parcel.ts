/** The carriers whose tracking pages are known, and `other` for any other one. */
export const CARRIERS = ['ups', 'usps', 'fedex', 'dhl', 'other'] as const;

export type Carrier = (typeof CARRIERS)[number];

interface CarrierFacts {
  readonly label: string;
  /** The tracking page, to be followed by the tracking number; null where it is not known. */
  readonly trackingPage: string | null;
}

/** Everything that server and browsers know of a carrier, kept in this table only. */
export const carriers: Readonly<Record<Carrier, CarrierFacts>> = {
  ups: { label: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  usps: {
    label: 'USPS',
    trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  fedex: { label: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
  dhl: {
    label: 'DHL',
    trackingPage: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  },
  other: { label: 'Other', trackingPage: null },
};

/** Who carries a parcel and where it can be followed; null for what is not known. */
export interface Tracking {
  readonly carrier: Carrier | null;
  /** Of another carrier only, which needs it. */
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
  /** Of another carrier only: those of the table have their own pages. */
  readonly trackingUrl: string | null;
}

export const NO_TRACKING: Tracking = {
  carrier: null,
  carrierName: null,
  trackingNumber: null,
  trackingUrl: null,
};

/** Limits and texts of a parcel's tracking. Lengths in characters. */
export const trackingRules = {
  carrierName: {
    max: 60,
    required: 'Enter the name of the carrier',
    tooLong: 'The name of the carrier is too long',
    notOther: 'This carrier has a name already',
  },
  trackingNumber: {
    max: 60,
    format: /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u,
    invalid: 'A tracking number has letters, digits, spaces and hyphens',
    tooLong: 'The tracking number is too long',
  },
  trackingUrl: {
    max: 500,
    format: /^https?:\/\/[^\s/$.?#][^\s]*$/i,
    invalid: 'Enter a link that begins with https://',
    tooLong: 'The tracking link is too long',
    notOther: 'This carrier has a tracking page already',
  },
  carrier: { required: 'Choose the carrier' },
} as const;

export interface TrackingError {
  readonly field: keyof Tracking;
  readonly message: string;
}

/** What is wrong with a tracking, at most one error for each field; empty where it is complete. */
export function trackingErrors(tracking: Tracking): TrackingError[] {
  const { carrier, trackingNumber } = tracking;
  const { carrier: rule, trackingNumber: number } = trackingRules;
  const hasMore = Object.values(tracking).some((value) => value !== null);
  const errors: [keyof Tracking, string | undefined][] = [
    ['carrier', carrier === null && hasMore ? rule.required : undefined],
    ['carrierName', carrier === null ? undefined : nameProblem(tracking)],
    ['trackingNumber', trackingNumber === null ? undefined : textProblem(trackingNumber, number)],
    ['trackingUrl', carrier === null ? undefined : urlProblem(tracking)],
  ];
  return errors.flatMap(([field, message]) => (message === undefined ? [] : { field, message }));
}

function nameProblem({ carrier, carrierName }: Tracking): string | undefined {
  const { max, required, tooLong, notOther } = trackingRules.carrierName;
  if (carrier !== 'other') return carrierName === null ? undefined : notOther;
  if (carrierName === null) return required;
  return carrierName.length > max ? tooLong : undefined;
}

function urlProblem({ carrier, trackingUrl }: Tracking): string | undefined {
  const rule = trackingRules.trackingUrl;
  if (trackingUrl === null) return undefined;
  return carrier === 'other' ? textProblem(trackingUrl, rule) : rule.notOther;
}

function textProblem(
  text: string,
  rule: { max: number; format: RegExp; invalid: string; tooLong: string },
): string | undefined {
  if (text.length > rule.max) return rule.tooLong;
  return rule.format.test(text) ? undefined : rule.invalid;
}

/** The carrier as it is shown; null where there is none. */
export function carrierNameOf({ carrier, carrierName }: Tracking): string | null {
  return carrier === null || carrier === 'other' ? carrierName : carriers[carrier].label;
}

/** Where the parcel can be followed; null where nobody said, or there is no number to ask with. */
export function trackingLinkOf({ carrier, trackingNumber, trackingUrl }: Tracking): string | null {
  const page = carrier && carriers[carrier].trackingPage;
  if (!page) return trackingUrl;
  return trackingNumber && page + encodeURIComponent(trackingNumber);
}

/** The carrier that somebody wrote: one of the table in any case, else another one of that name. */
export function carrierNamed(name: string): Pick<Tracking, 'carrier' | 'carrierName'> {
  const wanted = name.toLowerCase();
  const known = CARRIERS.find(
    (carrier) => carrier !== 'other' && carriers[carrier].label.toLowerCase() === wanted,
  );
  return known ? { carrier: known, carrierName: null } : { carrier: 'other', carrierName: name };
}
