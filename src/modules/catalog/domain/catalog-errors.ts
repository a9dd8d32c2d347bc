import { DomainError } from '../../../kernel/domain-error.js';

/** Somebody else has edited the product since; `data` names the fields that differ. */
export class EditedMeanwhile extends DomainError {
  constructor(version: number, fields: readonly string[]) {
    super('conflict', 'edited_meanwhile', 'Somebody else has changed this product meanwhile.', {
      data: { version, fields },
    });
  }
}

/** The difference an admin asked for would leave less than nothing. */
export class StockTooLow extends DomainError {
  constructor(left: number) {
    super(
      'conflict',
      'stock_too_low',
      left === 1
        ? 'Only 1 is left in stock meanwhile.'
        : `Only ${left} are left in stock meanwhile.`,
      { data: { quantity: left } },
    );
  }
}

/** A category that still has live products stays. */
export class CategoryInUse extends DomainError {
  constructor(products: number) {
    const count = products === 1 ? '1 product' : `${products} products`;
    super('conflict', 'category_in_use', `This category still has ${count}.`, {
      data: { products },
    });
  }
}

/** Two categories of one name could not be told apart. */
export class CategoryTitleTaken extends DomainError {
  constructor() {
    super('conflict', 'title_taken', 'A category with this title already exists');
  }
}

/** Two imports at once would wait for each other's products. */
export class ImportRunning extends DomainError {
  constructor() {
    super('conflict', 'import_running', 'Another import is running. Please wait for it.', {
      retryAfter: 10,
    });
  }
}
