import { deliveryRules } from '../../../../common/contract/delivery.js';
import { DomainError } from '../../../kernel/domain-error.js';

export class TooManyZones extends DomainError {
  constructor() {
    super('conflict', 'too_many_zones', deliveryRules.zones.tooMany);
  }
}

export class TooManyMethods extends DomainError {
  constructor() {
    super('conflict', 'too_many_methods', deliveryRules.methods.tooMany);
  }
}
