import { deliveryRules } from '../../../../common/contract/delivery.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** Another admin has changed it since; `data` names the fields that were to change. */
export class DeliveryEditedMeanwhile extends DomainError {
  constructor(version: number, fields: readonly string[]) {
    super(
      'conflict',
      'edited_meanwhile',
      'Someone else has changed this delivery since you opened it.',
      { data: { version, fields } },
    );
  }
}

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
