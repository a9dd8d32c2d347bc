import { categoryRepositoryContract } from './category-repository.contract.js';
import { importsContract } from './imports.contract.js';
import {
  InMemoryCatalog,
  InMemoryCategories,
  InMemoryImports,
  InMemoryProducts,
  InMemoryUnitOfWork,
} from './in-memory-catalog.js';
import { productRepositoryContract } from './product-repository.contract.js';

const make = async () => {
  const catalog = new InMemoryCatalog();
  const unitOfWork = new InMemoryUnitOfWork(catalog);
  return {
    products: new InMemoryProducts(catalog),
    categories: new InMemoryCategories(catalog),
    imports: new InMemoryImports(catalog),
    inTransaction: <Result>(work: () => Promise<Result>) => unitOfWork.run(work),
  };
};

describe('products in memory', () => productRepositoryContract(make));
describe('categories in memory', () => categoryRepositoryContract(make));
describe('imports in memory', () => importsContract(make));
