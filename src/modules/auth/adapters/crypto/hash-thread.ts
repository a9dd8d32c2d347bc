import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** argon2id, 19 MiB, two passes, one lane: the library's current defaults, pinned here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Below the threads that answer requests, but not so far that logins starve on a busy machine. */
const NICENESS = 5;

/**
 * The thread, as CommonJS. A text, because a thread cannot load the TypeScript that tests run. On
 * Linux process 0 is the calling thread; elsewhere it would be the whole process.
 */
const PROGRAM = `
const { getPriority, setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
if (process.platform === 'linux') {
  try {
    setPriority(0, Math.max(getPriority(0), workerData.niceness));
  } catch {
    // Where it is forbidden, passwords are hashed all the same.
  }
}
const { hashSync, verifySync } = require(workerData.library);
parentPort.on('message', ({ password, stored }) => {
  try {
    const value = stored ? verifySync(stored, password) : hashSync(password, workerData.cost);
    parentPort.postMessage({ value });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});`;

interface Answer {
  readonly value?: string | boolean;
  readonly error?: unknown;
}

interface Caller {
  resolve(value: Answer['value']): void;
  reject(error: Error): void;
}

/** One thread of low priority that hashes one password at a time. Started by its first one. */
export class HashThread {
  private worker: Worker | undefined;
  private caller: Caller | undefined;

  async hash(password: string): Promise<string> {
    return String(await this.ask({ password }));
  }

  async verify(stored: string, password: string): Promise<boolean> {
    return (await this.ask({ password, stored })) === true;
  }

  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private ask(question: { password: string; stored?: string }): Promise<Answer['value']> {
    const worker = (this.worker ??= this.start());
    // An idle thread must not keep the process alive.
    worker.ref();
    return new Promise((resolve, reject) => {
      this.caller = { resolve, reject };
      worker.postMessage(question);
    });
  }

  private settle({ value, error }: Answer): void {
    const { caller } = this;
    this.caller = undefined;
    this.worker?.unref();
    if (error === undefined) caller?.resolve(value);
    else caller?.reject(new Error('The password cannot be hashed.', { cause: error }));
  }

  private start(): Worker {
    const library = createRequire(import.meta.url).resolve('@node-rs/argon2');
    const workerData = { library, niceness: NICENESS, cost: COST };
    const worker = new Worker(PROGRAM, { eval: true, workerData });
    worker.on('message', (answer: Answer) => this.settle(answer));
    worker.on('error', (error) => this.settle({ error }));
    worker.once('exit', () => {
      // The next password gets a new thread.
      this.worker = undefined;
      this.settle({ error: new Error('The thread has ended.') });
    });
    return worker;
  }
}
