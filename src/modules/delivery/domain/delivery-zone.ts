import { deliveryRules } from '../../../../common/contract/delivery.js';
import { DomainError, EditedMeanwhile, InvalidInput } from '../../../kernel/domain-error.js';
import { isSameJson } from '../../../kernel/is-same-json.js';
import type { DeliveryMethod } from './delivery-method.js';
import { sharedPlaces, validRegions, type ZoneRegion } from './zone-region.js';

/** All zones are held in memory; the limit is in `deliveryRules`. */
export class TooManyZones extends DomainError {
  constructor() {
    super('conflict', 'too_many_zones', deliveryRules.zones.tooMany);
  }
}

/** The limit of methods of one zone is in `deliveryRules`. */
export class TooManyMethods extends DomainError {
  constructor() {
    super('conflict', 'too_many_methods', deliveryRules.methods.tooMany);
  }
}

export interface DeliveryZoneDetails {
  readonly name: string;
  readonly regions: readonly ZoneRegion[];
}

/** Where the shop delivers to, with the methods to choose from. */
export interface DeliveryZone extends DeliveryZoneDetails {
  readonly id: string;
  /** In the order in which shoppers see them. */
  readonly methods: readonly DeliveryMethod[];
  /** Incremented by each edit of name and regions. */
  readonly version: number;
}

/** What an edit changes, and the version that the admin saw. */
export interface DeliveryZoneEdit extends Partial<DeliveryZoneDetails> {
  readonly seenVersion: number;
}

/** The other zones, and the country of the shop. */
export interface ZoneContext {
  readonly others: readonly DeliveryZone[];
  readonly shopCountry: string;
}

/**
 * Returns a new zone without methods.
 * @throws InvalidInput, TooManyZones
 */
export function newZone(
  id: string,
  { name, regions }: DeliveryZoneDetails,
  context: ZoneContext,
): DeliveryZone {
  if (context.others.length >= deliveryRules.zones.max) throw new TooManyZones();
  return { id, name, regions: freeRegions(regions, context), methods: [], version: 1 };
}

/**
 * Returns the zone with the changes; itself where they change nothing.
 * @throws EditedMeanwhile, InvalidInput
 */
export function editedZone(
  zone: DeliveryZone,
  { name = zone.name, regions = zone.regions, seenVersion }: DeliveryZoneEdit,
  context: ZoneContext,
): DeliveryZone {
  const valid = freeRegions(regions, context);
  const changed = [
    ...(name === zone.name ? [] : ['name']),
    ...(isSameJson(valid, zone.regions) ? [] : ['regions']),
  ];
  if (seenVersion !== zone.version)
    throw new EditedMeanwhile('this delivery zone', { version: zone.version, fields: changed });
  if (changed.length === 0) return zone;
  return { ...zone, name, regions: valid, version: zone.version + 1 };
}

/**
 * Returns the zone with the method at the end.
 * @throws TooManyMethods
 */
export function withMethod(zone: DeliveryZone, method: DeliveryMethod): DeliveryZone {
  if (zone.methods.length >= deliveryRules.methods.max) throw new TooManyMethods();
  return { ...zone, methods: [...zone.methods, method] };
}

/**
 * Returns the zone with its methods in the order of the ids.
 * @throws InvalidInput where the ids are not those of its methods
 */
export function reordered(zone: DeliveryZone, ids: readonly string[]): DeliveryZone {
  const byId = new Map(zone.methods.map((method) => [method.id, method]));
  const methods = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (methods.length === byId.size && ids.length === byId.size) return { ...zone, methods };
  throw InvalidInput.field('ids', 'Ids must be those of all methods of the zone, each once');
}

/** Each place belongs to one zone, so that it is clear what a delivery costs. */
function freeRegions(
  given: readonly ZoneRegion[],
  { others, shopCountry }: ZoneContext,
): readonly ZoneRegion[] {
  const regions = validRegions(given);
  for (const other of others) {
    const [place] = sharedPlaces(regions, other.regions, shopCountry);
    if (place === undefined) continue;
    throw InvalidInput.field('regions', `${place} is in the zone "${other.name}" already`);
  }
  return regions;
}
