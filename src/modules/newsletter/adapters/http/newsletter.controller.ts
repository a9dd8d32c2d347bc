import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Reply } from '../../../../platform/http/reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { SubscriberQueries } from '../../ports/subscriber-queries.js';
import { CancelSubscription } from '../../use-cases/cancel-subscription.js';
import { Subscribe } from '../../use-cases/subscribe.js';
import { Unsubscribe } from '../../use-cases/unsubscribe.js';
import { ListSubscribersQuery } from './list-subscribers.query.js';
import { SubscriberEmailBody } from './subscriber-email.body.js';
import { SubscriberView } from './subscriber.view.js';

/** The newsletter. */
@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly subscribeEmail: Subscribe,
    private readonly endByToken: Unsubscribe,
    private readonly cancelByEmail: CancelSubscription,
    private readonly queries: SubscriberQueries,
  ) {}

  /** The same answer whether the e-mail is new or known. */
  @Post('subscribe')
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('public')
  async subscribe(@Body() { email }: SubscriberEmailBody): Promise<Reply<null>> {
    await this.subscribeEmail.execute(email);
    return new Reply(null, 'Subscribed successfully!');
  }

  /** By the page behind the link in a mail. There is no GET: mail scanners follow links. */
  @Put('unsubscribe')
  @AccessFor('public')
  async unsubscribe(@Query('token') token?: string): Promise<Reply<null>> {
    await this.endByToken.execute(String(token));
    return new Reply(null, 'Unsubscribed Successfully!');
  }

  /** The one-click form of RFC 8058, sent by the mail program itself. */
  @Post('unsubscribe')
  @HttpCode(200)
  @AccessFor('public')
  unsubscribeByOneClick(@Query('token') token?: string): Promise<Reply<null>> {
    return this.unsubscribe(token);
  }

  @Put('cancel-subscription')
  @AccessFor('admin')
  @ApiBearerAuth()
  async cancel(
    @Caller() caller: CurrentUser,
    @Body() { email }: SubscriberEmailBody,
  ): Promise<Reply<null>> {
    await this.cancelByEmail.execute(email, caller);
    return new Reply(null, 'Canceled subscription successfully!');
  }

  @Get('subscribers')
  @AccessFor('admin')
  @ApiBearerAuth()
  async list(@Query() query: ListSubscribersQuery): Promise<Reply<readonly SubscriberView[]>> {
    const { page = 1, limit = 25, sort = '-createdAt', searchTerm, status } = query;
    const field = sort.endsWith('email') ? 'email' : 'createdAt';
    const order = { field, descending: sort.startsWith('-') } as const;
    const found = await this.queries.list({ page, limit, searchTerm, status, sort: order });
    return Reply.page('subscribers', { ...found, items: found.items.map(SubscriberView.of) });
  }
}
