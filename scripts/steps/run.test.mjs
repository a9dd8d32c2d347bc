import { run } from './run.mjs';

/** A program that prints, leaves a process behind that holds its output open, and ends. */
const LEAVES_ONE = `
  const { spawn } = require('node:child_process');
  const left = spawn('sleep', ['600'], { stdio: 'inherit', detached: true });
  console.log(left.pid);
  left.unref();
`;

it('ends with the program, though a process that it left holds the output open', async () => {
  const { code, output } = await run(process.execPath, ['--eval', LEAVES_ONE]);
  process.kill(Number(output));
  expect(code).toBe(0);
}, 20_000);

it('ends a program by the signal', async () => {
  const ending = new AbortController();
  const ended = run(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], {
    signal: ending.signal,
  });
  ending.abort();
  expect(await ended).toMatchObject({ code: 1 });
});
