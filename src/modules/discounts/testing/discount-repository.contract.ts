import type { DiscountRepository } from '../ports/discount-repository.js';
import { discountCode } from './discount-fixtures.js';

/** The contract of every repository of discount codes. `make` returns an empty one. */
export function discountRepositoryContract(
  make: () => {
    codes: DiscountRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  const all = [
    discountCode({
      code: 'NEWEST',
      value: { kind: 'free_delivery' },
      scope: { kind: 'categories', ids: ['0e0c9d5e-6a3c-4d5f-8b8a-0f6d6c1e2a01'] },
      startsAt: new Date('2026-02-01T00:00:00Z'),
      endsAt: new Date('2026-03-01T00:00:00Z'),
      createdAt: new Date('2026-01-02T00:00:00Z'),
    }),
    discountCode({ code: 'A', value: { kind: 'amount', cents: 500 }, minimumCents: 5_000 }),
    discountCode({ code: 'B', maxUses: 20, maxUsesPerCustomer: 1, isActive: false }),
  ];

  it('gives back what was added, the newest first', async () => {
    const { codes, inTransaction } = make();
    expect([await codes.all(), await codes.count()]).toEqual([[], 0]);
    await inTransaction(async () => {
      for (const code of all.toReversed()) await codes.add(code);
    });
    expect([await codes.all(), await codes.count()]).toEqual([all, 3]);
  });

  it('finds and locks one by its id', async () => {
    const { codes, inTransaction } = make();
    await inTransaction(() => codes.add(all[1]!));
    expect([await codes.findById(all[1]!.id), await codes.findById('no id')]).toEqual([
      all[1],
      undefined,
    ]);
    expect(await inTransaction(() => codes.lockById(all[1]!.id))).toEqual(all[1]);
    expect(await inTransaction(() => codes.lockById('no id'))).toBeUndefined();
  });

  it('stores an edit, and has each text once', async () => {
    const { codes, inTransaction } = make();
    await inTransaction(() => codes.add(all[1]!));
    const after = { ...all[2]!, id: all[1]!.id, code: 'A', version: 2 };
    await inTransaction(() => codes.save(after));
    expect(await codes.all()).toEqual([after]);
    await expect(inTransaction(() => codes.add({ ...all[0]!, code: 'A' }))).rejects.toMatchObject({
      code: 'discount_code_taken',
      errors: [{ field: 'code' }],
    });
  });
}
