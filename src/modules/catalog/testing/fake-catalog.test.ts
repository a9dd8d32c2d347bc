import { catalogContract } from './catalog.contract.js';
import { FakeCatalog } from './fake-catalog.js';
import { FakeStock } from './fake-stock.js';
import { idOf } from './fixtures.js';
import { type CatalogUnderTest, stockContract } from './stock.contract.js';

const make = async (): Promise<CatalogUnderTest> => {
  const catalog = new FakeCatalog();
  const stock = new FakeStock(catalog);
  return {
    catalog,
    stock,
    sell: async (product) => {
      // Letters, so that an id in capitals is another text.
      const id = idOf(catalog.all.size).replace('8000', 'abcd');
      catalog.sell(id, product);
      return id;
    },
    withdraw: async (id) => catalog.sell(id, { available: false }),
    unitsSold: async (id) => stock.sold.get(id) ?? 0,
    inTransaction: (work) => work(),
  };
};

describe('the catalog in memory', () => catalogContract(make));
describe('stock in memory', () => stockContract(make));
