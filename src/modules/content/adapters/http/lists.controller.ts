import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ContentListId,
  contentListOf,
  isContentListId,
} from '../../../../../common/contract/content-lists.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import type { ListEntry } from '../../domain/list-entry.js';
import { ContentImages } from '../../ports/content-images.js';
import { EntryRepository } from '../../ports/entry-repository.js';
import { AddEntry } from '../../use-cases/add-entry.js';
import { DeleteEntry } from '../../use-cases/delete-entry.js';
import { EditEntry } from '../../use-cases/edit-entry.js';
import { ReorderEntries } from '../../use-cases/reorder-entries.js';
import { ContentEntryView, EditEntryBody, EntryOrderBody, NewEntryBody } from './lists.dto.js';

const SAVED = 'Content saved';

/** The ordered lists that staff edit: gallery, testimonials, partners and FAQs. */
@ApiTags('content')
@StaffWith('content.change')
@Controller('content/lists/:list')
export class ListsController {
  constructor(
    private readonly entries: EntryRepository,
    private readonly images: ContentImages,
    private readonly addEntry: AddEntry,
    private readonly editEntry: EditEntry,
    private readonly deleteEntry: DeleteEntry,
    private readonly reorderEntries: ReorderEntries,
  ) {}

  /** All entries in their order, hidden ones too. */
  @ApiOperation({ operationId: 'listContentEntries' })
  @Get()
  @Returns([ContentEntryView])
  async all(@Param('list') list: string): Promise<ApiReply<readonly ContentEntryView[]>> {
    const entries = await this.entries.all(knownList(list));
    return new ApiReply(entries.map((entry) => this.viewOf(entry)));
  }

  @ApiOperation({ operationId: 'getContentEntry' })
  @Get(':id')
  one(@Param('list') list: string, @Param('id') id: string): Promise<ContentEntryView> {
    return this.view(knownList(list), id);
  }

  /** At the end of the list. */
  @ApiOperation({ operationId: 'addContentEntry' })
  @Post()
  @Returns(ContentEntryView)
  async add(
    @Caller() caller: CurrentUser,
    @Param('list') list: string,
    @Body() { values, isShown = true }: NewEntryBody,
  ): Promise<ApiReply<ContentEntryView>> {
    const known = knownList(list);
    const id = await this.addEntry.execute(caller, known, { values, isShown });
    return new ApiReply(await this.view(known, id), SAVED);
  }

  @ApiOperation({ operationId: 'reorderContentEntries' })
  @Put('order')
  @Returns([ContentEntryView])
  async reorder(
    @Caller() caller: CurrentUser,
    @Param('list') list: string,
    @Body() { ids }: EntryOrderBody,
  ): Promise<ApiReply<readonly ContentEntryView[]>> {
    const known = knownList(list);
    await this.reorderEntries.execute(caller, known, ids);
    const entries = await this.entries.all(known);
    return new ApiReply(
      entries.map((entry) => this.viewOf(entry)),
      SAVED,
    );
  }

  @ApiOperation({ operationId: 'updateContentEntry' })
  @Put(':id')
  @Returns(ContentEntryView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('list') list: string,
    @Param('id') id: string,
    @Body() { values = {}, isShown, version }: EditEntryBody,
  ): Promise<ApiReply<ContentEntryView>> {
    const known = knownList(list);
    await this.editEntry.execute(caller, known, id, { values, isShown, seenVersion: version });
    return new ApiReply(await this.view(known, id), SAVED);
  }

  @ApiOperation({ operationId: 'deleteContentEntry' })
  @Delete(':id')
  @Returns(null)
  async remove(
    @Caller() caller: CurrentUser,
    @Param('list') list: string,
    @Param('id') id: string,
  ): Promise<ApiReply<null>> {
    await this.deleteEntry.execute(caller, knownList(list), id);
    return new ApiReply(null, 'Delete successful!');
  }

  private async view(list: ContentListId, id: string): Promise<ContentEntryView> {
    const entry = (await this.entries.all(list)).find((one) => one.id === id);
    if (!entry) throw new NotFound('Entry');
    return this.viewOf(entry);
  }

  private viewOf({ id, list, values, isShown, version }: ListEntry): ContentEntryView {
    const { fields } = contentListOf(list);
    const shown = Object.entries(values).map(([name, value]) => {
      const isImage = fields[name]?.kind === 'image' && typeof value === 'string';
      return [name, isImage ? this.images.urlOf(value) : value];
    });
    return { _id: id, values: Object.fromEntries(shown), isShown, version };
  }
}

function knownList(list: string): ContentListId {
  if (isContentListId(list)) return list;
  throw new NotFound('List');
}
