import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { processorSeconds } from '../../scripts/steps/processor-time.mjs';

/** What packages keep of the classes that a test file has decorated. */
const METADATA = ['typeormMetadataArgsStorage', 'classValidatorMetadataStorage'];

/** What Jest keeps of a file: its state, its handlers, its retries. Their symbols are named in capitals. */
const isOfJest = (key) => typeof key === 'symbol' && /^[A-Z_]+$/.test(key.description);

/** The storages that a test file has entered, packages' included. */
const entered = new Set();
for (const way of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[way];
  AsyncLocalStorage.prototype[way] = function (...args) {
    entered.add(this);
    return enter.apply(this, args);
  };
}

/**
 * Node has each storage that was ever entered look at every promise: after twenty files most of the time
 * would go to those of files that have ended. The next `run` enables one again.
 */
function disableStorages() {
  for (const storage of entered) storage.disable();
  entered.clear();
}

/**
 * Lets go of the functions of a file's tests and hooks. What packages keep for the worker's life, such as the
 * timer of fetch, holds the context in which it was made, and so the test and all that it saw, a whole shop.
 */
function releaseFunctions({ hooks, children }) {
  for (const hook of hooks) hook.fn = undefined;
  for (const child of children) {
    if (child.type === 'describeBlock') releaseFunctions(child);
    else child.fn = undefined;
  }
}

/** Runs a test file among the globals of the worker's process, and leaves those as they were. */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #env = { ...process.env };
  #exit = process.exit;
  #console = console;
  #started = { wall: performance.now(), processor: processorSeconds() };
  #project;

  constructor({ projectConfig }) {
    this.#project = projectConfig.displayName?.name;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  /** Called by Jest; its last event comes when all results of the file are known. */
  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'teardown') releaseFunctions(rootDescribeBlock);
  }

  async teardown() {
    this.#writeTimes();
    this.fakeTimersModern.dispose();
    disableStorages();
    process.env = this.#env;
    // Jest puts its own in their place for each file.
    process.exit = this.#exit;
    globalThis.console = this.#console;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (METADATA.includes(key) || isOfJest(key)) delete globalThis[key];
    }
  }

  /** For `scripts/steps/run-times.mjs`: what this file took, in seconds. */
  #writeTimes() {
    const path = this.#env.TEST_TIMES_FILE;
    if (!path) return;
    const wall = (performance.now() - this.#started.wall) / 1000;
    const processor = processorSeconds() - this.#started.processor;
    appendFileSync(path, `${JSON.stringify({ project: this.#project, wall, processor })}\n`);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
