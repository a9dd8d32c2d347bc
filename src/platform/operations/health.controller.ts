import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccessFor } from '../http/access.js';
import { Readiness } from './readiness.js';

/** For load balancers and start scripts; outside `/api`. */
@ApiExcludeController()
@AccessFor('public')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const ready = await this.readiness.isReady();
    void reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'not ready' };
  }
}
