import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run.mjs';
import { say } from './say.mjs';
import { processorSeconds } from './processor-time.mjs';
import { slowestFiles, timesByProject } from './run-times.mjs';

/** How long Jest may take to end after its report, in ms; a test that left something open would keep it for ever. */
const END_WITHIN_MS = 30_000;

/** Young objects are collected a quarter as often, which saves a tenth of Jest's processor time. Its workers take this over. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

/**
 * Runs Jest with the given arguments, as many files at a time as there are workers. Prints the slowest
 * files and the times of each project. Returns the counts; a run without a test has failed, unless it may be empty.
 */
export async function runJest(args, { workers = 2, mayBeEmpty = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-jest-'));
  const path = join(folder, 'report.json');
  const times = join(folder, 'times');
  const before = processorSeconds();
  const ending = new AbortController();
  let timer;
  const reported = watch(folder, (_event, file) => {
    if (file !== 'report.json') return;
    timer ??= setTimeout(() => {
      say('Jest does not end: a test has left something open. It is ended, which is a failure.');
      ending.abort();
    }, END_WITHIN_MS);
  });
  try {
    const jest = [`--maxWorkers=${workers}`, '--json', `--outputFile=${path}`];
    if (mayBeEmpty) jest.push('--passWithNoTests');
    jest.push(...args);
    const { code } = await runTool('jest/bin/jest.js', jest, {
      nodeFlags: NODE_FLAGS,
      env: { TEST_TIMES_FILE: times },
      show: (text) => process.stderr.write(text),
      signal: ending.signal,
    });
    const report = readReport(path);
    say(['Slowest files:', ...slowestFiles(report)].join('\n'));
    const whole = processorSeconds() - before;
    say(['By the clock and of the processor:', ...timesByProject(times, whole)].join('\n'));
    return countsOf(report, code, mayBeEmpty);
  } finally {
    reported.close();
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A report that cannot be read has no counts, which makes the run a failure. */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  }
}

/** A file that could not even be loaded is a failure without a test of its own. */
function countsOf(report, code, mayBeEmpty) {
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const silentFailure = failed === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty));
  return { passed, failed: silentFailure ? 1 : failed };
}
