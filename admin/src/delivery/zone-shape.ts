import type { Schema } from '../../../common/contract/client';
import type { DeliveryZone } from '../data/records';
import { resources } from '../paths';
import type { FormShape } from '../ui/forms/use-merged-save';
import { regionsText } from './delivery-texts';

/** The country of the shop in a select, whose values are texts. */
export const SHOP_COUNTRY = 'shop';

interface RegionFields {
  country: string;
  states: string[];
}

/** A zone in its form; its methods have forms of their own. */
export interface ZoneFields {
  id: string;
  name: string;
  regions: RegionFields[];
  version: number;
}

const toRegion = ({ country, states }: RegionFields): DeliveryZone['regions'][number] => ({
  country: country === SHOP_COUNTRY ? null : country,
  // The states of the shop's country would be those of another one after a change of the settings.
  states: country === SHOP_COUNTRY ? [] : states,
});

/** The body that adds a zone. */
export const toNewZone = ({ regions, ...fields }: Record<string, unknown>): object => ({
  ...fields,
  regions: regionsIn(regions).map(toRegion),
});

export const zoneShape: FormShape<DeliveryZone, ZoneFields> = {
  resource: resources.delivery,
  toFields: ({ id, name, regions, version }) => ({
    id,
    name,
    version,
    regions: regions.map(({ country, states }) => ({ country: country ?? SHOP_COUNTRY, states })),
  }),
  toBody: ({ name, regions }, { version }): Schema<'EditDeliveryZoneBody'> => ({
    name,
    version,
    ...(regions && { regions: regions.map(toRegion) }),
  }),
};

const isRegion = (value: unknown): value is RegionFields =>
  typeof value === 'object' && value !== null && 'country' in value && 'states' in value;

const regionsIn = (value: unknown): RegionFields[] =>
  Array.isArray(value) ? value.filter(isRegion) : [];

/** A field of a zone where two admins have changed it. */
export const shownZoneField = (_field: string, value: unknown): string =>
  Array.isArray(value) ? regionsText({ regions: regionsIn(value).map(toRegion) }) : String(value);
