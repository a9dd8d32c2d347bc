import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DomainEvents } from '../../kernel/domain-event.js';
import { JobCatalogue } from './job-catalogue.js';
import { JobRunner } from './job-runner.js';
import { Outbox } from './outbox.js';
import { OutboxRows } from './outbox-rows.js';
import { Relay } from './relay.js';
import { WakeListener } from './wake-listener.js';

/** What must happen later: stored with its cause, done at least once. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    JobCatalogue,
    JobRunner,
    OutboxRows,
    Relay,
    WakeListener,
    { provide: DomainEvents, useClass: Outbox },
  ],
  exports: [DomainEvents],
})
export class OutboxModule {}
