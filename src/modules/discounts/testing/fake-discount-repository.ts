import type { DiscountCode } from '../domain/discount-code.js';
import { DiscountCodeTaken } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';

/** The discount codes, in memory. */
export class FakeDiscountRepository extends DiscountRepository {
  private readonly byText = new Map<string, DiscountCode>();

  async all(): Promise<readonly DiscountCode[]> {
    return [...this.byText.values()].toSorted(
      (one, other) =>
        other.createdAt.getTime() - one.createdAt.getTime() || (one.code < other.code ? -1 : 1),
    );
  }

  async count(): Promise<number> {
    return this.byText.size;
  }

  async findById(id: string): Promise<DiscountCode | undefined> {
    return [...this.byText.values()].find((one) => one.id === id);
  }

  lockById(id: string): Promise<DiscountCode | undefined> {
    return this.findById(id);
  }

  async add(code: DiscountCode): Promise<void> {
    if (this.byText.has(code.code)) throw new DiscountCodeTaken();
    this.byText.set(code.code, code);
  }

  async save(code: DiscountCode): Promise<void> {
    this.byText.set(code.code, code);
  }
}
