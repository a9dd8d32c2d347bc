import { ApiProperty } from '@nestjs/swagger';
import {
  DELIVERY_PRICE_KINDS,
  type DeliveryPriceKind,
} from '../../../../../common/contract/delivery.js';
import { toDollars } from '../../../../kernel/money.js';
import type { DeliveryMethod, DeliveryPrice } from '../../domain/delivery-method.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';

export class WeightStepView {
  upToGrams!: number;
  /** In dollars. */
  price!: number;
}

/** How a method is priced; null what its kind does not have. In dollars. */
export class DeliveryPriceView {
  @ApiProperty({ enum: DELIVERY_PRICE_KINDS, enumName: 'DeliveryPriceKind' })
  kind!: DeliveryPriceKind;
  amount!: number | null;
  /** The lines less discount from which it is free. */
  freeFrom!: number | null;
  @ApiProperty({ type: [WeightStepView], nullable: true })
  steps!: WeightStepView[] | null;

  static of(price: DeliveryPrice): DeliveryPriceView {
    const { kind } = price;
    switch (kind) {
      case 'flat':
        return { kind, amount: toDollars(price.cents), freeFrom: null, steps: null };
      case 'free_from': {
        const { cents, freeFromCents } = price;
        return { kind, amount: toDollars(cents), freeFrom: toDollars(freeFromCents), steps: null };
      }
      case 'by_weight': {
        const steps = price.steps.map((step) => ({
          ...{ upToGrams: step.upToGrams, price: toDollars(step.cents) },
        }));
        return { kind, amount: null, freeFrom: null, steps };
      }
    }
  }
}

export class DeliveryMethodView {
  _id!: string;
  /** The id of its zone. */
  zone!: string;
  name!: string;
  price!: DeliveryPriceView;
  /** Working days from the order until its delivery; null where nothing is promised. */
  daysFrom!: number | null;
  daysTo!: number | null;
  /** Whether shoppers can choose it. */
  isActive!: boolean;
  /** Incremented by each edit. */
  version!: number;

  static of(method: DeliveryMethod, zone: string): DeliveryMethodView {
    const { id, name, price, daysFrom, daysTo, isActive, version } = method;
    return {
      ...{ _id: id, zone, name, price: DeliveryPriceView.of(price) },
      ...{ daysFrom, daysTo, isActive, version },
    };
  }
}

export class ZoneRegionView {
  /** Two letters of ISO 3166-1; null for the country of the shop. */
  country!: string | null;
  /** Codes; empty for the whole country. */
  states!: string[];
}

/** A delivery zone with its methods, in the order in which shoppers see them. */
export class DeliveryZoneView {
  _id!: string;
  name!: string;
  regions!: ZoneRegionView[];
  methods!: DeliveryMethodView[];
  /** Incremented by each edit of name and regions. */
  version!: number;

  static of({ id, name, regions, methods, version }: DeliveryZone): DeliveryZoneView {
    return {
      ...{ _id: id, name, version },
      regions: regions.map(({ country, states }) => ({ country, states: [...states] })),
      methods: methods.map((method) => DeliveryMethodView.of(method, id)),
    };
  }
}
