import { randomUUID } from 'node:crypto';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { CartLine, CartRepository } from '../ports/cart-repository.js';

export interface CartRepositoryUnderTest {
  readonly carts: CartRepository;
  readonly unitOfWork: UnitOfWork;
  readonly userId: string;
  /** The ids of three products, in their order. */
  readonly productIds: readonly [string, string, string];
  /** Replaces the content of the user's cart. */
  fill(lines: readonly CartLine[]): Promise<void>;
}

export function cartRepositoryContract(given: () => Promise<CartRepositoryUnderTest>): void {
  it('takes out what was bought, and leaves what was added since', async () => {
    const { carts, unitOfWork, userId, productIds, fill } = await given();
    const [sold, partly, kept] = productIds;
    await fill([
      { productId: sold, quantity: 2 },
      { productId: partly, quantity: 5 },
    ]);
    await unitOfWork.run(() =>
      carts.remove(userId, [
        { productId: kept, quantity: 1 },
        { productId: partly, quantity: 3 },
        { productId: sold, quantity: 4 },
      ]),
    );
    expect(await carts.lines(userId)).toEqual([{ productId: partly, quantity: 2 }]);
  });

  it('tells all lines in the order they were added, of their user only', async () => {
    const { carts, unitOfWork, userId, productIds, fill } = await given();
    const [first, second, third] = productIds;
    const added = [second, third, first];
    const lines = added.map((productId, index) => ({ productId, quantity: index + 1 }));
    await fill(lines);
    const other = randomUUID();
    expect(await carts.lines(other)).toEqual([]);
    await unitOfWork.run(() => carts.remove(other, lines));
    expect(await carts.lines(userId)).toEqual(lines);
  });
}
