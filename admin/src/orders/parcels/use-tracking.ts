import { useState } from 'react';
import {
  CARRIERS,
  NO_TRACKING,
  type Tracking,
  trackingErrors,
} from '../../../../common/contract/parcel';

/** The fields as they are typed; empty for what is not known. */
export type TypedTracking = Record<keyof Tracking, string>;

export interface TrackingForm {
  typed: TypedTracking;
  errors: Map<keyof Tracking, string>;
  type: (field: keyof Tracking, text: string) => void;
  /** The tracking where it is complete; else undefined, and the form says what is missing. */
  check: () => Tracking | undefined;
}

/** The tracking of a parcel while it is typed. */
export function useTracking(known: Tracking = NO_TRACKING): TrackingForm {
  const [typed, setTyped] = useState(() => toTyped(known));
  const [errors, setErrors] = useState<TrackingForm['errors']>(new Map());
  return {
    typed,
    errors,
    type: (field, text) => {
      setTyped({ ...typed, [field]: text });
      setErrors(new Map());
    },
    check: () => {
      const tracking = toTracking(typed);
      const found = trackingErrors(tracking);
      setErrors(new Map(found.map(({ field, message }) => [field, message])));
      return found.length === 0 ? tracking : undefined;
    },
  };
}

function toTyped({ carrier, carrierName, trackingNumber, trackingUrl }: Tracking): TypedTracking {
  const isOther = carrier === 'other';
  return {
    carrier: carrier ?? '',
    // A known carrier has its own name and page.
    carrierName: (isOther && carrierName) || '',
    trackingNumber: trackingNumber ?? '',
    trackingUrl: (isOther && trackingUrl) || '',
  };
}

/** What a known carrier does not take is left out: its fields are hidden. */
export function toTracking(typed: TypedTracking): Tracking {
  const text = (value: string) => value.trim() || null;
  const isOther = typed.carrier === 'other';
  return {
    carrier: CARRIERS.find((carrier) => carrier === typed.carrier) ?? null,
    carrierName: isOther ? text(typed.carrierName) : null,
    trackingNumber: text(typed.trackingNumber),
    trackingUrl: isOther ? text(typed.trackingUrl) : null,
  };
}
