import { Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BackupErasureList } from './adapters/files/backup-erasure-list.js';
import { CustomerPages } from './adapters/http/customer-pages.js';
import { CustomersController } from './adapters/http/customers.controller.js';
import { OrderNotesController } from './adapters/http/order-notes.controller.js';
import { OwnDataController } from './adapters/http/own-data.controller.js';
import { ListErasureJob } from './adapters/jobs/list-erasure.job.js';
import { CUSTOMERS_ENTITIES } from './adapters/postgres/entities.js';
import { NoteData } from './adapters/postgres/note-data.js';
import { NoteOrderFinder } from './adapters/postgres/note-order-finder.js';
import { PostgresCustomerNotes } from './adapters/postgres/postgres-customer-notes.js';
import { PostgresErasures } from './adapters/postgres/postgres-erasures.js';
import { CustomerNotes } from './ports/customer-notes.js';
import { ErasureList, Erasures } from './ports/erasures.js';
import { AddNote } from './use-cases/add-note.js';
import { ApplyErasures } from './use-cases/apply-erasures.js';
import { EraseAddress } from './use-cases/erase-address.js';
import { EraseCustomer } from './use-cases/erase-customer.js';
import { ExportCustomer } from './use-cases/export-customer.js';
import { RemoveNote } from './use-cases/remove-note.js';

/** What the staff sees of each customer, and what becomes of a person's data. */
@Module({
  imports: [TypeOrmModule.forFeature(CUSTOMERS_ENTITIES)],
  controllers: [CustomersController, OrderNotesController, OwnDataController],
  providers: [
    AddNote,
    ApplyErasures,
    CustomerPages,
    EraseAddress,
    EraseCustomer,
    ExportCustomer,
    ListErasureJob,
    NoteData,
    NoteOrderFinder,
    RemoveNote,
    { provide: CustomerNotes, useClass: PostgresCustomerNotes },
    { provide: ErasureList, useClass: BackupErasureList },
    { provide: Erasures, useClass: PostgresErasures },
  ],
})
export class CustomersModule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Customers');

  constructor(private readonly applyErasures: ApplyErasures) {}

  /** Before the first request is answered: a restored database has people who were erased since. */
  async onApplicationBootstrap(): Promise<void> {
    const applied = await this.applyErasures.execute();
    if (applied > 0) {
      this.logger.warn(
        `${applied} customers erased again: the database is older than their erasure.`,
      );
    }
  }
}
