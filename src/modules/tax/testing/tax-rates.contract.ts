import type { TaxedLine } from '../domain/purchase-rates.js';
import type { TaxRate } from '../domain/tax-rate.js';
import type { TaxRates } from '../ports/tax-rates.js';
import { taxRate } from './tax-rate-fixtures.js';

const into = (country: string, state: string | null = null) => ({ country, state, zip: null });
const lines: readonly TaxedLine[] = [
  { productId: 'bread', taxClass: 'reduced' },
  { productId: 'bell', taxClass: 'standard' },
  { productId: 'stamp', taxClass: 'exempt' },
];

/** The contract of every `TaxRates`. `make` returns those of a shop without rates. */
export function taxRatesContract(
  make: () => {
    taxes: TaxRates;
    add: (...rates: readonly TaxRate[]) => Promise<void>;
    setIncluded: (isIncluded: boolean) => void;
    /** Whether rates cannot be read that were not read before. */
    setUnavailable: (isUnavailable: boolean) => void;
  },
): void {
  it('tax nothing without a rate', async () => {
    const { taxes } = make();
    expect(await taxes.ratesFor(into('US', 'NY'), lines)).toMatchObject({
      lines: [0, 0, 0],
      delivery: 0,
    });
    expect(await taxes.ratesFor(into('US'), [])).toMatchObject({ lines: [], delivery: 0 });
    expect([await taxes.isTaxed('US'), await taxes.hasStateRates('US')]).toEqual([false, false]);
  });

  it('know each country with a rate, and each with one of a state', async () => {
    const { taxes, add } = make();
    const ofAll = async () =>
      Promise.all(
        ['US', 'CA', 'DE'].map(async (country) => [
          await taxes.isTaxed(country),
          await taxes.hasStateRates(country),
        ]),
      );
    await add(taxRate({ state: 'NY' }), taxRate({ country: 'CA' }));
    expect(await ofAll()).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    await add(taxRate({ country: 'CA', state: 'BC' }), taxRate({ country: 'DE' }));
    expect(await ofAll()).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  it('have a rate for each line in its order, that of a state before that of its country', async () => {
    const { taxes, add } = make();
    await add(
      taxRate({ rateMillionths: 50_000 }),
      taxRate({ state: 'NY', rateMillionths: 80_000, taxesDelivery: false }),
      taxRate({ taxClass: 'reduced', rateMillionths: 20_000 }),
      taxRate({ country: 'CA', rateMillionths: 130_000 }),
    );
    const rates = (country: string, state?: string) => taxes.ratesFor(into(country, state), lines);
    expect(await rates('US')).toMatchObject({ lines: [20_000, 50_000, 0], delivery: 50_000 });
    expect(await rates('US', 'new york')).toMatchObject({
      lines: [20_000, 80_000, 0],
      delivery: 20_000,
    });
    expect(await rates('US', 'Nowhere')).toMatchObject({
      lines: [20_000, 50_000, 0],
      delivery: 50_000,
    });
    expect(await rates('CA')).toMatchObject({ lines: [0, 130_000, 0], delivery: 130_000 });
    expect(await rates('DE')).toMatchObject({ lines: [0, 0, 0], delivery: 0 });
  });

  it('are looked up to the same result, where they need not be asked for', async () => {
    const { taxes, add } = make();
    await add(taxRate({ state: 'NY' }));
    const asked = await taxes.ratesFor(into('US', 'NY'), lines);
    const lookup = await taxes.lookupFor(into('US', 'NY'));
    expect(asked).toMatchObject({ lines: [0, 100_000, 0], delivery: 100_000 });
    expect(lookup?.(lines) ?? asked).toEqual(asked);
  });

  it('are in the prices or added to them, as the shop has it', async () => {
    const { taxes, setIncluded } = make();
    expect(await taxes.isIncludedInPrices()).toBe(false);
    setIncluded(true);
    expect(await taxes.isIncludedInPrices()).toBe(true);
  });

  it('are unavailable where they cannot be read, not zero, until they can', async () => {
    const { taxes, add, setUnavailable } = make();
    await add(taxRate());
    setUnavailable(true);
    const unavailable = { kind: 'unavailable', code: 'tax_unavailable', retryAfter: 10 };
    await expect(taxes.ratesFor(into('US'), lines)).rejects.toMatchObject(unavailable);
    await expect(taxes.isTaxed('US')).rejects.toMatchObject(unavailable);
    await expect(taxes.hasStateRates('US')).rejects.toMatchObject(unavailable);
    const lookup = await taxes.lookupFor(into('US')).catch((error: unknown) => error);
    if (lookup !== undefined) expect(lookup).toMatchObject(unavailable);
    setUnavailable(false);
    expect(await taxes.isTaxed('US')).toBe(true);
    expect(await taxes.ratesFor(into('US'), [])).toMatchObject({ lines: [], delivery: 0 });
  });
}
