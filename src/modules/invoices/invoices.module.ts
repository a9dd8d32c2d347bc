import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { RefundDocuments } from '../payment/index.js';
import { InvoicesController } from './adapters/http/invoices.controller.js';
import { MissingDocumentsSchedule } from './adapters/jobs/missing-documents-schedule.js';
import { PdfRenderer } from './adapters/pdf/pdf-renderer.js';
import { DocumentOrderFinder } from './adapters/postgres/document-order-finder.js';
import { INVOICES_ENTITIES } from './adapters/postgres/entities.js';
import { InvoiceData } from './adapters/postgres/invoice-data.js';
import { PostgresBillingDocuments } from './adapters/postgres/postgres-billing-documents.js';
import { PostgresMissingDocuments } from './adapters/postgres/postgres-missing-documents.js';
import { toSeller } from './domain/invoice-parties.js';
import { BillingDocuments, MissingDocuments } from './ports/billing-documents.js';
import { DocumentRenderer, SellerSource } from './ports/document-renderer.js';
import { CreateInvoice } from './use-cases/create-invoice.js';
import { DocumentHeaders } from './use-cases/document-headers.js';
import { InvoiceStoredOrder } from './use-cases/invoice-stored-order.js';
import { IssueCreditNote } from './use-cases/issue-credit-note.js';
import { IssueInvoice } from './use-cases/issue-invoice.js';
import { IssueMissingDocuments } from './use-cases/issue-missing-documents.js';
import { RenderDocument } from './use-cases/render-document.js';

/** Invoices of orders and credit notes of refunds. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(INVOICES_ENTITIES)],
  controllers: [InvoicesController],
  providers: [
    { provide: BillingDocuments, useClass: PostgresBillingDocuments },
    { provide: MissingDocuments, useClass: PostgresMissingDocuments },
    {
      provide: SellerSource,
      inject: [ShopSettingsSource],
      useFactory: (settings: ShopSettingsSource): SellerSource => ({
        current: async () => toSeller(await settings.current()),
      }),
    },
    { provide: DocumentRenderer, useClass: PdfRenderer },
    DocumentOrderFinder,
    InvoiceData,
    DocumentHeaders,
    IssueInvoice,
    IssueCreditNote,
    { provide: RefundDocuments, useExisting: IssueCreditNote },
    InvoiceStoredOrder,
    CreateInvoice,
    RenderDocument,
    IssueMissingDocuments,
    MissingDocumentsSchedule,
  ],
  exports: [BillingDocuments, IssueInvoice, RefundDocuments],
})
export class InvoicesModule {}
