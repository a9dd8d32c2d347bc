import { NotFound } from '../../../kernel/domain-error.js';
import type { TaxRate } from '../domain/tax-rate.js';
import type { TaxRateRepository } from '../ports/tax-rate-repository.js';

/**
 * Locks all tax rates; returns one of them and the others.
 * @throws NotFound
 */
export async function lockedRate(
  repository: TaxRateRepository,
  id: string,
): Promise<{ readonly rate: TaxRate; readonly others: readonly TaxRate[] }> {
  const rates = await repository.lockAll();
  const rate = rates.find((one) => one.id === id);
  if (!rate) throw new NotFound('Tax rate');
  return { rate, others: rates.filter((one) => one !== rate) };
}
