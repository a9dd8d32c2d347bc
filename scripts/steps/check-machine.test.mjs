import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkMachine, isPortTaken, memoryProblem } from './check-machine.mjs';

const GIGABYTE = 1024 ** 3;
const machine = (changes) => ({
  memory: () => 2 * GIGABYTE,
  disk: () => 9 * GIGABYTE,
  isPortTaken: async () => false,
  ...changes,
});

it('says nothing on a machine that is large enough', async () => {
  await expect(checkMachine(machine({}), {})).resolves.toBeUndefined();
});

it.each([
  ['memory', { memory: () => GIGABYTE }, /2 GB of memory.*this machine has 1.0 GB.*swap/],
  ['disk', { disk: () => GIGABYTE / 2 }, /2 GB of free disk; 0.5 GB are free here/],
  ['port', { isPortTaken: async () => true }, /^Port 3000 is in use by another program/],
])('says in one line that the %s does not do', async (_, changes, line) => {
  await expect(checkMachine(machine(changes), {})).rejects.toThrow(line);
});

it('asks for the port of the settings on this machine', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  const env = { PORT: String(port) };
  const large = machine({ isPortTaken });
  await expect(checkMachine(large, env)).rejects.toThrow(`Port ${port} is in use`);
  server.close();
  await once(server, 'close');
  await expect(checkMachine(large, env)).resolves.toBeUndefined();
});

it('knows a program that ended for want of memory', () => {
  expect(memoryProblem({ signal: 'SIGKILL', output: '' })).toMatch(/need 2 GB/);
  expect(memoryProblem({ output: 'FATAL ERROR: JavaScript heap out of memory' })).toMatch(/2 GB/);
  expect(memoryProblem({ output: 'npm error code E404' })).toBeUndefined();
});
