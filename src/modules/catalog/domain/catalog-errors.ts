import { DomainError } from '../../../kernel/domain-error.js';

/** The change would make the stock negative. */
export class StockTooLow extends DomainError {
  constructor(left: number) {
    super(
      'conflict',
      'stock_too_low',
      left === 1 ? 'Only 1 is left in stock now.' : `Only ${left} are left in stock now.`,
      { data: { quantity: left } },
    );
  }
}

/** A category with live products cannot be deleted. */
export class CategoryInUse extends DomainError {
  constructor(products: number) {
    const count = products === 1 ? '1 product' : `${products} products`;
    super('conflict', 'category_in_use', `This category still has ${count}.`, {
      data: { products },
    });
  }
}

/** Category titles are unique. */
export class CategoryTitleTaken extends DomainError {
  constructor() {
    super('conflict', 'title_taken', 'A category with this title already exists');
  }
}

/** Another import is running: two would block each other. */
export class ImportRunning extends DomainError {
  constructor() {
    super(
      'conflict',
      'import_running',
      'Another import is running. Please try again when it has finished.',
      {
        retryAfter: 10,
      },
    );
  }
}
