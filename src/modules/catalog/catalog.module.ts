import { Global, Module } from '@nestjs/common';
import { PostgresCatalogue } from './adapters/postgres/postgres-catalogue.js';
import { PostgresStock } from './adapters/postgres/postgres-stock.js';
import { Catalogue } from './ports/catalogue.js';
import { Stock } from './ports/stock.js';

/** What is sold, and how much of it is left. */
@Global()
@Module({
  providers: [
    { provide: Catalogue, useClass: PostgresCatalogue },
    { provide: Stock, useClass: PostgresStock },
  ],
  exports: [Catalogue, Stock],
})
export class CatalogModule {}
