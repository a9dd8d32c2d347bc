import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLoad } from './load.mjs';

const BARE = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const body = Buffer.alloc(workerData, 'x');
  const head = { 'content-type': 'application/json', 'content-length': body.length };
  createServer((request, response) => response.writeHead(200, head).end(body))
    .listen(0, '127.0.0.1', function () { parentPort.postMessage(this.address().port); });`;

/** Requests per second of a bare node:http server that answers as many bytes, measured now on this machine. */
export async function bareHttp(bytes, seconds = 5) {
  const worker = new Worker(BARE, { eval: true, workerData: bytes });
  const [port] = await once(worker, 'message');
  try {
    return await runLoad({ url: `http://127.0.0.1:${port}`, requests: [{ path: '/' }], seconds });
  } finally {
    await worker.terminate();
  }
}

/**
 * Transactions per second of Debian's pgbench with these statements.
 * @param {string[][]} scripts the statements of one request each
 * @returns undefined where there is no pgbench
 */
export async function samePlainSql(databaseUrl, scripts, seconds = 5) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const files = scripts.map((statements, i) => {
      const file = join(folder, `${i}.sql`);
      writeFileSync(file, statements.map((sql) => `${sql.replace(/\s+/g, ' ')};\n`).join(''));
      return ['-f', file];
    });
    const args = ['-n', '-M', 'prepared', '-c', '16', '-j', '2', '-T', String(seconds)];
    const output = await run('pgbench', [...args, ...files.flat(), databaseUrl]);
    return Number(output.match(/tps = ([\d.]+)/)?.[1]);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  return output;
}
