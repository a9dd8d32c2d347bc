import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AccessFor } from '../../../../platform/http/access.js';
import { StoreProviderEvent } from '../../use-cases/store-provider-event.js';

/** Where the card provider posts its events; the signature decides, no session. */
@SkipThrottle({ address: true })
@Controller('payment')
export class WebhookController {
  constructor(private readonly storeProviderEvent: StoreProviderEvent) {}

  /** Answers 2xx only when the event is safely kept. */
  @AccessFor('public')
  @ApiExcludeEndpoint()
  @HttpCode(200)
  @Post('webhook')
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature = '',
  ): Promise<null> {
    await this.storeProviderEvent.execute(request.rawBody ?? Buffer.alloc(0), signature);
    return null;
  }
}
