import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run.mjs';

/**
 * Runs Jest with the given arguments, two files at a time: many wait rather than work. Answers the
 * counts; a run without a test has failed.
 */
export async function runJest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-jest-'));
  const report = join(folder, 'report.json');
  try {
    const jest = ['--maxWorkers=2', '--json', `--outputFile=${report}`, ...args];
    const { code } = await runTool('jest/bin/jest.js', jest, {
      show: (text) => process.stderr.write(text),
    });
    return countsOf(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countsOf(report, code) {
  const { passed, failed } = readCounts(report);
  const silentFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: silentFailure ? 1 : failed };
}

/** A file that could not even be loaded is a failure without a test of its own. */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
