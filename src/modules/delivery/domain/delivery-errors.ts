import { deliveryRules } from '../../../../common/contract/delivery.js';
import { DomainError } from '../../../kernel/domain-error.js';

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
