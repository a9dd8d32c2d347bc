import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AccessFor } from '../../../../platform/http/access.js';
import { StoreProviderEvent } from '../../use-cases/store-provider-event.js';

/** Receives the payment provider's events; authenticated by their signature, not by a session. */
@SkipThrottle({ address: true })
@Controller('payment')
export class WebhookController {
  constructor(private readonly storeProviderEvent: StoreProviderEvent) {}

  /** Responds with 2xx only once the event is stored. */
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
