import { categoryRepositoryContract } from './category-repository.contract.js';
import { importRepositoryContract } from './import-repository.contract.js';
import {
  InMemoryCatalog,
  InMemoryCategoryRepository,
  InMemoryImportRepository,
  InMemoryProductRepository,
  InMemoryUnitOfWork,
} from './in-memory-catalog.js';
import { productRepositoryContract } from './product-repository.contract.js';

const make = async () => {
  const catalog = new InMemoryCatalog();
  const unitOfWork = new InMemoryUnitOfWork(catalog);
  return {
    products: new InMemoryProductRepository(catalog),
    categories: new InMemoryCategoryRepository(catalog),
    imports: new InMemoryImportRepository(catalog),
    inTransaction: <Result>(work: () => Promise<Result>) => unitOfWork.run(work),
  };
};

describe('products in memory', () => productRepositoryContract(make));
describe('categories in memory', () => categoryRepositoryContract(make));
describe('imports in memory', () => importRepositoryContract(make));
