import {
  Body,
  Controller,
  Headers,
  HttpCode,
  type OnModuleInit,
  Post,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Env } from '../../../../config/env.js';
import { DomainError, InvalidInput } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { NDJSON, type Progress, withProgress } from '../../../../platform/http/progress-stream.js';
import { readBody, streamBodies } from '../../../../platform/http/read-body.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import type { ImportedRow, ImportRow } from '../../domain/import-plan.js';
import { ImportProducts } from '../../use-cases/import-products.js';
import { DryRunQuery } from '../../../../platform/http/queries.dto.js';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from './idempotency-key.js';
import { readProducts } from './product-csv.js';
import { ProductImportView } from './products-import.dto.js';

interface ImportRequest {
  readonly caller: CurrentUser;
  readonly file: Buffer;
  readonly dryRun: boolean;
  readonly key: string | undefined;
}

/** Imports of the catalog from a file. */
@ApiTags('products')
@StaffWith('products.change')
@Controller('products')
export class ProductsImportController implements OnModuleInit {
  constructor(
    private readonly importProducts: ImportProducts,
    private readonly env: Env,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const fastify = this.adapterHost.httpAdapter?.getInstance<FastifyInstance>();
    if (fastify) streamBodies(fastify, 'text/csv', '/api/products/import');
  }

  /**
   * Creates and edits products from a CSV file: all its rows, or none. With `Accept:
   * application/x-ndjson` the response begins with lines of `{ progress: { step, done, total } }`,
   * followed by one with the result and its status.
   */
  @ApiOperation({ operationId: 'importProducts' })
  @Post('import')
  @Returns(ProductImportView)
  @HttpCode(200)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @ApiOkResponse({ content: { [NDJSON]: { schema: { type: 'string' } } } })
  @ApiHeader(IDEMPOTENCY_KEY)
  async import(
    @Caller() caller: CurrentUser,
    @Query() query: DryRunQuery,
    @Body() body: unknown,
    @Headers('idempotency-key') sentKey: string | undefined,
    @Req() { id, headers }: FastifyRequest,
  ): Promise<ApiReply<ProductImportView> | StreamableFile> {
    if (!(body instanceof Readable)) {
      throw new DomainError('wrong_type', 'wrong_type', 'Send the products as text/csv.');
    }
    const key = idempotencyKeyOf(sentKey);
    const file = await readBody(body, this.env.IMPORT_MAX_BYTES);
    const request = { caller, file, dryRun: query.dryRun === 'true', key };
    return headers.accept?.includes(NDJSON)
      ? withProgress(id, (onProgress) => this.run(request, onProgress))
      : this.run(request, () => undefined);
  }

  private async run(
    { caller, file, dryRun, key }: ImportRequest,
    onProgress: (progress: Progress) => void,
  ): Promise<ApiReply<ProductImportView>> {
    const read = (done: number) => onProgress({ step: 'reading', done, total: null });
    const rows = await readProducts(file, this.env.IMPORT_MAX_ROWS, read);
    const ready = rows.filter((row): row is ImportRow => !('action' in row));
    const refused = rows.filter((row): row is ImportedRow => 'action' in row);
    const result = await this.importProducts.execute(caller, ready, {
      isDryRun: dryRun || refused.length > 0,
      file,
      key,
      onProgress: (step, done, total) => onProgress({ step, done, total }),
    });
    if ('created' in result) {
      const before = { ...result, refused: 0, rows: [] };
      return new ApiReply(before, 'This import was already done');
    }
    const done = [...result, ...refused].sort((one, other) => one.line - other.line);
    const errors = done.flatMap(({ line, errors: of }) =>
      of.map(({ field, message }) => ({ field: `row ${line} ${field}`, message })),
    );
    if (!dryRun && errors.length > 0) throw new InvalidInput(errors);
    return new ApiReply(ProductImportView.of(done, dryRun));
  }
}
