import { Controller, Headers, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { AccessFor } from '../../../../platform/http/access.js';
import { RawBody } from '../../../../platform/http/body-limits.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { StoreProviderEvent } from '../../use-cases/store-provider-event.js';

/** An event has one object of the provider, with what its lists show first: some 10 kB, and no more than this. */
const MOST_BYTES = 256 * 1024;

/** In ten minutes from one address of the provider, or of a proxy before the shop: 100 a second, more than any sale causes. */
const EVENTS = 60_000;

/** Receives the payment provider's events; authenticated by their signature, not by a session. */
@SkipThrottle({ address: true })
@Controller('payment')
export class WebhookController {
  constructor(private readonly storeProviderEvent: StoreProviderEvent) {}

  /** Responds with 2xx only once the event is stored. */
  @AccessFor('public')
  @RawBody(MOST_BYTES)
  @StrictlyThrottled(EVENTS)
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
