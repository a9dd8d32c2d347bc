import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { readCountry } from '../../domain/customer-details.js';
import { QuoteCart } from '../../use-cases/quote-cart.js';
import { DiscountAttempts } from './discount-attempts.js';
import { QuoteBody, QuoteView, toQuoteView } from './quote.dto.js';

/** What the cart costs, before anything is held or paid. */
@ApiTags('checkout')
@AccessFor('user')
@Controller('checkout')
export class QuoteController {
  constructor(
    private readonly quoteCart: QuoteCart,
    private readonly discountAttempts: DiscountAttempts,
  ) {}

  /** Products that are no longer sold do not count; an empty cart costs nothing. */
  @HttpCode(200)
  @ApiOperation({ operationId: 'quoteCart' })
  @Post('quote')
  @Returns(QuoteView)
  async quote(
    @Caller() caller: CurrentUser,
    @Body() body: QuoteBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<QuoteView>> {
    const { methodId, code, state, zip } = body;
    const country = readCountry(body);
    const isAddressKnown = [country, state, zip].some((part) => part !== undefined);
    const choices = {
      userId: caller.id,
      methodId: methodId ?? null,
      code: code || null,
      address: isAddressKnown
        ? { country: country ?? null, state: state ?? null, zip: zip ?? null }
        : null,
    };
    const quote = await this.discountAttempts.count({ caller, request, code }, () =>
      this.quoteCart.execute(choices),
    );
    return new ApiReply(toQuoteView(quote), 'Cart priced');
  }
}
