import { pathToFileURL } from 'node:url';
import { inRoot } from './root.mjs';

/**
 * Runs a built program of the server in this process: signals, input, output and the exit code
 * are its own, and there is no parent that could die without it.
 */
export async function serve(file, args = []) {
  process.chdir(inRoot());
  process.setSourceMapsEnabled(true);
  const path = inRoot('dist/server', file);
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}
