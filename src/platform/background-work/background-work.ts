import { type BeforeApplicationShutdown, Global, Injectable, Module } from '@nestjs/common';

/** Work that goes on all the while, in several processes at once. */
export interface BackgroundTask {
  start(): void;
  /** Takes up nothing new; resolves when all that was begun has ended. */
  stop(): Promise<void>;
}

/** The background tasks of this process: they run where jobs run. */
@Injectable()
export class BackgroundWork implements BeforeApplicationShutdown {
  private readonly tasks: BackgroundTask[] = [];

  add(task: BackgroundTask): void {
    this.tasks.push(task);
  }

  /** Call it once in the processes that run jobs, when they are ready. */
  start(): void {
    for (const task of this.tasks) task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}

@Global()
@Module({ providers: [BackgroundWork], exports: [BackgroundWork] })
export class BackgroundWorkModule {}
