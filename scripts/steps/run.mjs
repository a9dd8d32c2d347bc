import { spawn } from 'node:child_process';
import { inRoot } from './root.mjs';

/** How long output may still come after the program's end, in ms: a process that it left may hold the pipe open. */
const LAST_OUTPUT_MS = 1_000;

/**
 * Runs a program in the project's root, or in `cwd`. Resolves to its exit code, the signal that ended it, and its output; `show` is
 * called with its stderr as it comes, `signal` ends it.
 */
export function run(command, args, { env = {}, show, signal, cwd = inRoot() } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    signal?.addEventListener('abort', () => child.kill());
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      show?.(text);
    });
    child.once('error', reject);
    child.once('exit', () => {
      const closing = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, LAST_OUTPUT_MS);
      child.once('close', () => clearTimeout(closing));
    });
    child.once('close', (code, ended) => resolve({ code: code ?? 1, signal: ended, output }));
  });
}

/** Runs a Node program out of node_modules, such as `vite/bin/vite.js`; `nodeFlags` are Node's own. */
export function runTool(path, args, { nodeFlags = [], ...options } = {}) {
  return run(process.execPath, [...nodeFlags, inRoot('node_modules', path), ...args], options);
}
