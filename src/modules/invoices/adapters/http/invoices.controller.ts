import { Controller, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import {
  AccessFor,
  Caller,
  type CurrentUser,
  mayDo,
  StaffWith,
} from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { DayRangeQuery } from '../../../../platform/http/queries.dto.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { Returns, ReturnsCsv, ReturnsPdf } from '../../../../platform/http/returns.js';
import { BillingDocuments } from '../../ports/billing-documents.js';
import { CreateInvoice } from '../../use-cases/create-invoice.js';
import { type DocumentReader, RenderDocument } from '../../use-cases/render-document.js';
import { BillingDocumentView } from './invoices.dto.js';
import { DOCUMENT_CSV_COLUMNS, documentCells } from './document-csv.js';

const readerOf = (caller: CurrentUser): DocumentReader => ({
  userId: caller.id,
  isStaff: mayDo(caller, 'orders.see'),
});

/** Invoices and credit notes, for the shopper whose order it is and for staff. */
@ApiTags('invoices')
@Controller('invoices')
export class InvoicesController {
  constructor(
    private readonly renderDocument: RenderDocument,
    private readonly createInvoice: CreateInvoice,
    private readonly documents: BillingDocuments,
    private readonly csv: CsvExports,
  ) {}

  /** The documents of some days as CSV, oldest first, for an accountant. */
  @ApiOperation({ operationId: 'exportDocuments' })
  @StaffWith('orders.export')
  @AsksForProof('export')
  @Get('export.csv')
  @ReturnsCsv()
  export(@Query() days: DayRangeQuery): Promise<StreamableFile> {
    const batches = this.documents.batches(days);
    return this.csv.file('invoices', DOCUMENT_CSV_COLUMNS, toCells(batches, documentCells));
  }

  /** The documents of an order, oldest first. */
  @ApiOperation({ operationId: 'listOrderDocuments' })
  @AccessFor('signed-in')
  @Get('order/:orderId')
  @Returns([BillingDocumentView])
  async ofOrder(
    @Param('orderId') orderId: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<readonly BillingDocumentView[]>> {
    const documents = await this.renderDocument.ofOrder(orderId, readerOf(caller));
    return new ApiReply(documents.map(BillingDocumentView.of));
  }

  /** Issues the invoice of an order that has none, dated today. */
  @ApiOperation({ operationId: 'createInvoice' })
  @StaffWith('orders.invoice')
  @HttpCode(200)
  @Post('order/:orderId')
  @Returns([BillingDocumentView])
  async create(
    @Param('orderId') orderId: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<readonly BillingDocumentView[]>> {
    await this.createInvoice.execute(orderId, caller.id);
    const { data } = await this.ofOrder(orderId, caller);
    return new ApiReply(data, 'Invoice created');
  }

  /** A document as PDF, drawn from what it has said since it was issued. */
  @ApiOperation({ operationId: 'getDocumentFile' })
  @AccessFor('signed-in')
  @Get(':id/file.pdf')
  @ReturnsPdf()
  async file(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<StreamableFile> {
    const { name, content } = await this.renderDocument.execute(id, readerOf(caller));
    return new StreamableFile(Readable.from(content, { objectMode: false }), {
      type: 'application/pdf',
      disposition: `inline; filename="${name}"`,
    });
  }
}
