import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ContentDocumentId,
  contentDocumentOf,
  isContentDocumentId,
} from '../../../../../common/contract/content-documents.js';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { ActorView, UserQueries } from '../../../auth/index.js';
import { currentValues } from '../../domain/document-version.js';
import { ContentImages } from '../../ports/content-images.js';
import { DocumentRepository } from '../../ports/documents.js';
import { EditDocument } from '../../use-cases/edit-document.js';
import { RenderPage } from '../../use-cases/render-page.js';
import { RestoreDocument } from '../../use-cases/restore-document.js';
import { ShopFactsSource } from './shop-facts-source.js';
import {
  ContentDocumentView,
  ContentSummaryView,
  ContentVersionView,
  EditDocumentBody,
  PreviewBody,
  PreviewView,
  RestoreDocumentBody,
} from './documents.dto.js';

const SAVED = 'Content saved';

/** The content that exists once, each document with its history. */
@ApiTags('content')
@StaffWith('content.change')
@Controller('content')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly images: ContentImages,
    private readonly editDocument: EditDocument,
    private readonly restoreDocument: RestoreDocument,
    private readonly renderPage: RenderPage,
    private readonly facts: ShopFactsSource,
    private readonly users: UserQueries,
  ) {}

  @ApiOperation({ operationId: 'listContentDocuments' })
  @Get('documents')
  @Returns([ContentSummaryView])
  async list(): Promise<ApiReply<readonly ContentSummaryView[]>> {
    const all = await this.documents.all();
    return new ApiReply([...all.values()].map(ContentSummaryView.of));
  }

  @ApiOperation({ operationId: 'getContentDocument' })
  @Get('documents/:id')
  async one(@Param('id') id: string): Promise<ContentDocumentView> {
    return this.view(knownId(id));
  }

  @ApiOperation({ operationId: 'updateContentDocument' })
  @Put('documents/:id')
  @Returns(ContentDocumentView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { values, version }: EditDocumentBody,
  ): Promise<ApiReply<ContentDocumentView>> {
    const document = knownId(id);
    await this.editDocument.execute(caller, document, values, version);
    return new ApiReply(await this.view(document), SAVED);
  }

  /** Newest first; what is built in is no version. */
  @ApiOperation({ operationId: 'listContentVersions' })
  @Get('documents/:id/history')
  @ReturnsPage(ContentVersionView)
  async history(
    @Param('id') id: string,
    @Query() { page = 1, limit = ROWS_PER_PAGE }: PageQuery,
  ): Promise<ApiReply<readonly ContentVersionView[]>> {
    const found = await this.documents.history(knownId(id), { page, limit });
    const names = await this.users.namesOf(found.items.flatMap(({ userId }) => userId ?? []));
    const items = found.items.map(({ version, at, userId, restoredFrom }) => {
      const who = ActorView.of(userId, names);
      return { _id: String(version), version, at, who, restoredFrom };
    });
    return ApiReply.page('versions', { ...found, items });
  }

  /** Takes back the values of an older version, as a new version. */
  @ApiOperation({ operationId: 'restoreContentDocument' })
  @Post('documents/:id/restore')
  @HttpCode(200)
  @Returns(ContentDocumentView)
  async restore(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { restore, version }: RestoreDocumentBody,
  ): Promise<ApiReply<ContentDocumentView>> {
    const document = knownId(id);
    await this.restoreDocument.execute(caller, document, restore, version);
    return new ApiReply(await this.view(document), SAVED);
  }

  /** Stores nothing. */
  @ApiOperation({ operationId: 'previewContent' })
  @Post('preview')
  @HttpCode(200)
  async preview(@Body() { markdown }: PreviewBody): Promise<PreviewView> {
    const { html } = this.renderPage.preview(markdown, await this.facts.current());
    return { html };
  }

  private async view(id: ContentDocumentId): Promise<ContentDocumentView> {
    const latest = await this.documents.latest(id);
    const { fields } = contentDocumentOf(id);
    const values = Object.entries(currentValues(latest)).map(([name, value]) => [
      name,
      value !== null && fields[name]?.kind === 'image' ? this.images.urlOf(value) : value,
    ]);
    return { ...ContentSummaryView.of(latest), values: Object.fromEntries(values) };
  }
}

function knownId(id: string): ContentDocumentId {
  if (isContentDocumentId(id)) return id;
  throw new NotFound('Content');
}
