import { Injectable } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { domainEvent } from '../../kernel/domain-event.js';
import { JobHandler, OnEvent } from './job.js';
import { JobRegistry } from './job-registry.js';

const happened = domainEvent('test.happened');

abstract class IdleJob extends JobHandler<object> {
  async handle(): Promise<void> {}
}

@Injectable()
@OnEvent({ event: happened, job: 'test.first', queue: 'maintenance' })
class FirstJob extends IdleJob {}

@Injectable()
@OnEvent({ event: happened, job: 'test.second', queue: 'mail' })
class SecondJob extends IdleJob {}

@Injectable()
@OnEvent({ event: happened, job: 'test.first', queue: 'mail' })
class SameNameJob extends IdleJob {}

async function registryOf(...handlers: (new () => IdleJob)[]): Promise<JobRegistry> {
  const nest = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [JobRegistry, ...handlers],
  }).compile();
  await nest.init();
  return nest.get(JobRegistry);
}

describe('the job registry', () => {
  it('knows every handler by its job and by its event', async () => {
    const registry = await registryOf(FirstJob, SecondJob);
    const jobs = registry.subscribersOf('test.happened').map(({ job }) => job);
    expect(jobs.sort()).toEqual(['test.first', 'test.second']);
    expect(registry.find('test.second')?.handler).toBeInstanceOf(SecondJob);
    expect(registry.find('test.unknown')).toBeUndefined();
  });

  it('refuses two handlers of one name at start-up', async () => {
    const starting = registryOf(FirstJob, SameNameJob);
    await expect(starting).rejects.toThrow('job test.first has two handlers');
  });
});
