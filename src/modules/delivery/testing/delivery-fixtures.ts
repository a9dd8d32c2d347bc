import type { DeliveryMethod } from '../domain/delivery-method.js';
import type { DeliveryZone } from '../domain/delivery-zone.js';

/** A method with its name as its id. */
export const deliveryMethod = (
  name: string,
  changes: Partial<DeliveryMethod> = {},
): DeliveryMethod => ({
  id: name,
  name,
  price: { kind: 'flat', cents: 0 },
  daysFrom: null,
  daysTo: null,
  isActive: true,
  version: 1,
  ...changes,
});

/** A zone of the shop's country, with its name as its id. */
export const deliveryZone = (name: string, changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: name,
  name,
  regions: [{ country: null, states: [] }],
  methods: [],
  version: 1,
  ...changes,
});
