import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { ContactMessageRepository, ContactQueries } from '../../ports/contact-messages.js';
import { AnswerContactMessage } from '../../use-cases/answer-contact-message.js';
import { ChangeContactState } from '../../use-cases/change-contact-state.js';
import {
  AnswerMessageBody,
  ChangeMessageStateBody,
  ContactMessageView,
  ListedMessageView,
  ListMessagesQuery,
  MESSAGE_SORTS,
} from './contact-inbox.dto.js';

/** The messages of the contact form, as staff work on them. */
@ApiTags('content')
@Controller('contact/messages')
export class ContactInboxController {
  constructor(
    private readonly queries: ContactQueries,
    private readonly messages: ContactMessageRepository,
    private readonly answerMessage: AnswerContactMessage,
    private readonly changeState: ChangeContactState,
    private readonly settings: ShopSettingsSource,
  ) {}

  @ApiOperation({ operationId: 'listContactMessages' })
  @Get()
  @ReturnsPage(ListedMessageView)
  @StaffWith('messages.see')
  async list(@Query() query: ListMessagesQuery): Promise<ApiReply<readonly ListedMessageView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE, searchTerm, state, ...days } = query;
    const { descending } = sortOf(MESSAGE_SORTS, query.sort, {
      by: 'createdAt',
      descending: true,
    });
    const { timeZone } = await this.settings.current();
    const times = timeRangeOf(timeZone, days);
    const filter = { page, limit, searchTerm, state, descending, ...times };
    const found = await this.queries.list(filter);
    return ApiReply.page('messages', { ...found, items: found.items.map(ListedMessageView.of) });
  }

  @ApiOperation({ operationId: 'getContactMessage' })
  @Get(':id')
  @StaffWith('messages.see')
  async one(@Param('id') id: string): Promise<ContactMessageView> {
    const message = await this.messages.find(id);
    if (!message) throw new NotFound('Message');
    return ContactMessageView.of(message, await this.queries.answersTo(message.id));
  }

  /** Emails an answer to who wrote the message. */
  @ApiOperation({ operationId: 'answerContactMessage' })
  @Post(':id/answers')
  @Returns(ContactMessageView)
  @StaffWith('messages.answer')
  async answer(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { text, version }: AnswerMessageBody,
  ): Promise<ApiReply<ContactMessageView>> {
    await this.answerMessage.execute(caller, id, { text, seenVersion: version });
    return new ApiReply(await this.one(id), 'Answer sent');
  }

  /** Closes or reopens a message. */
  @ApiOperation({ operationId: 'changeContactMessageState' })
  @Put(':id/state')
  @Returns(ContactMessageView)
  @StaffWith('messages.answer')
  async change(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { state, version }: ChangeMessageStateBody,
  ): Promise<ApiReply<ContactMessageView>> {
    await this.changeState.execute(caller, id, { state, seenVersion: version });
    return new ApiReply(
      await this.one(id),
      state === 'closed' ? 'Message closed' : 'Message reopened',
    );
  }
}
