import { spawn } from 'node:child_process';
import { inRoot } from './root.mjs';

/**
 * Runs a program in the project's root. Resolves to its exit code and output; `show` is
 * called with its stderr as it comes.
 */
export function run(command, args, { env = {}, show } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: inRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      show?.(text);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a Node program out of node_modules, such as `vite/bin/vite.js`. */
export function runTool(path, args, options) {
  return run(process.execPath, [inRoot('node_modules', path), ...args], options);
}
