import { Body, Controller, Get, HttpCode, Post, Put, Query, Redirect, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import {
  AccessFor,
  Caller,
  type CurrentUser,
  StaffWith,
} from '../../../../platform/http/access.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { WorkLimits } from '../../../../platform/http/work-limits.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { SUBSCRIBER_SORTS, SubscriberQueries } from '../../ports/subscribers.js';
import { CancelSubscription } from '../../use-cases/cancel-subscription.js';
import { ConfirmSubscription } from '../../use-cases/confirm-subscription.js';
import { SubscribeEmail } from '../../use-cases/subscribe-email.js';
import { UnsubscribeByToken } from '../../use-cases/unsubscribe-by-token.js';
import {
  ListSubscribersQuery,
  SubscriberEmailBody,
  SubscriberView,
  SubscriptionView,
  toSubscriberSelection,
} from './newsletter.dto.js';

const CHECK_MAIL = 'Check your email to confirm your subscription.';

/** An email to a new subscriber. */
const SUBSCRIPTIONS = { name: 'subscription', limit: 20 };

/** The newsletter. */
@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly subscribeEmail: SubscribeEmail,
    private readonly confirmByToken: ConfirmSubscription,
    private readonly endByToken: UnsubscribeByToken,
    private readonly cancelByEmail: CancelSubscription,
    private readonly queries: SubscriberQueries,
    private readonly workLimits: WorkLimits,
    private readonly settings: ShopSettingsSource,
  ) {}

  /**
   * The response is the same for a new and a known email address. Where the shop requires a
   * confirmation, the link is in an email.
   */
  @ApiOperation({ operationId: 'subscribe' })
  @Post('subscribe')
  @Returns(SubscriptionView)
  @HttpCode(200)
  @StrictlyThrottled(SUBSCRIPTIONS.limit)
  @AccessFor('public')
  async subscribe(
    @Body() { email }: SubscriberEmailBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<SubscriptionView>> {
    const { mustConfirm } = await this.workLimits.run(
      SUBSCRIPTIONS,
      request,
      () => this.subscribeEmail.execute(email),
      ({ isEmailed }) => isEmailed,
    );
    const message = mustConfirm ? CHECK_MAIL : 'Subscribed successfully!';
    return new ApiReply({ mustConfirm }, message);
  }

  /** For the page behind the link in an email. There is no GET, because mail scanners follow links. */
  @ApiOperation({ operationId: 'confirmSubscription' })
  @Put('confirm')
  @Returns(null)
  @AccessFor('public')
  async confirm(@Query('token') token?: string): Promise<ApiReply<null>> {
    await this.confirmByToken.execute(String(token));
    return new ApiReply(null, 'Subscribed successfully!');
  }

  /** For the page behind the link in an email. A GET changes nothing, because mail scanners follow links. */
  @ApiOperation({ operationId: 'unsubscribe' })
  @Put('unsubscribe')
  @Returns(null)
  @AccessFor('public')
  async unsubscribe(@Query('token') token?: string): Promise<ApiReply<null>> {
    await this.endByToken.execute(String(token));
    return new ApiReply(null, 'Unsubscribed Successfully!');
  }

  /** The one-click form of RFC 8058, sent by the email client itself. */
  @ApiOperation({ operationId: 'unsubscribeByOneClick' })
  @Post('unsubscribe')
  @Returns(null)
  @HttpCode(200)
  @AccessFor('public')
  unsubscribeByOneClick(@Query('token') token?: string): Promise<ApiReply<null>> {
    return this.unsubscribe(token);
  }

  /**
   * Leads an email client without one-click, which opens the address of its header, to the page that
   * asks before it unsubscribes.
   */
  @ApiOperation({ operationId: 'openUnsubscribePage' })
  @ApiResponse({ status: 303, description: 'The page /newsletter/unsubscribe' })
  @Get('unsubscribe')
  @Redirect('', 303)
  @AccessFor('public')
  unsubscribePage(@Query('token') token?: string): { url: string } {
    return { url: `/newsletter/unsubscribe?token=${encodeURIComponent(String(token ?? ''))}` };
  }

  @ApiOperation({ operationId: 'cancelSubscription' })
  @Put('cancel-subscription')
  @Returns(null)
  @StaffWith('subscribers.change')
  async cancel(
    @Caller() caller: CurrentUser,
    @Body() { email }: SubscriberEmailBody,
  ): Promise<ApiReply<null>> {
    await this.cancelByEmail.execute(email, caller);
    return new ApiReply(null, 'Canceled subscription successfully!');
  }

  @ApiOperation({ operationId: 'listSubscribers' })
  @Get('subscribers')
  @ReturnsPage(SubscriberView)
  @StaffWith('subscribers.see')
  async list(@Query() query: ListSubscribersQuery): Promise<ApiReply<readonly SubscriberView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE } = query;
    const sort = sortOf(SUBSCRIBER_SORTS, query.sort, { by: 'createdAt', descending: true });
    const { timeZone } = await this.settings.current();
    const selection = toSubscriberSelection(query, timeZone);
    const found = await this.queries.list({ page, limit, sort, ...selection });
    return ApiReply.page('subscribers', { ...found, items: found.items.map(SubscriberView.of) });
  }
}
