import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from './root.mjs';

/** Recompiles the server on each change, and restarts it after each compilation. */
export function watchServer(settings) {
  const nest = inRoot('node_modules/@nestjs/cli/bin/nest.js');
  const children = [
    start([nest, 'build', '--watch', '--preserveWatchOutput']),
    start(
      ['--watch', '--watch-preserve-output', '--enable-source-maps', 'dist/compiled/dev/main.js'],
      settings,
    ),
  ];
  return {
    /** Stops both, and waits until they have exited. */
    stop: () => Promise.all(children.map(end)),
  };
}

function start(args, settings = {}) {
  return spawn(process.execPath, args, {
    cwd: inRoot(),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C reaches this process alone, which stops them in order.
    detached: true,
  });
}

async function end(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
