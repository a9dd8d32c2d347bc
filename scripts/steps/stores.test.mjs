import { acquireEngine } from './engine.mjs';
import { StepError } from './say.mjs';
import { startStores } from './stores.mjs';

let printed;
const last = () => printed.mock.calls.at(-1)[0];

beforeEach(() => {
  printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('the stores of a run', () => {
  const containers = { description: 'postgres:18-alpine and redis:7-alpine, an engine' };
  const local = { env: {} };
  const start = (args, inContainers) =>
    startStores(args, { inContainers, withoutContainers: async () => local });
  const noEngine = async () => {
    throw new StepError('No Docker engine answers.\nMore of it.');
  };

  it.each([[[]], [['--containers']]])('are containers where those start (%j)', async (args) => {
    await expect(start(args, async () => containers)).resolves.toBe(containers);
    expect(last()).toBe(
      'Postgres and Redis run in containers (Testcontainers, postgres:18-alpine and redis:7-alpine, an engine).\n',
    );
  });

  it('are those of the machine where no container starts, with the reason in one line', async () => {
    await expect(start([], noEngine)).resolves.toBe(local);
    expect(last()).toBe(
      'Postgres and Redis run without containers (embedded Postgres, redis-server). No Docker engine answers.\n',
    );
  });

  it('fail with --containers where no container starts', async () => {
    await expect(start(['--containers'], noEngine)).rejects.toThrow('No Docker engine answers.');
  });

  it('are those of the machine with --no-containers, whatever could be started', async () => {
    await expect(start(['--no-containers'], async () => containers)).resolves.toBe(local);
    expect(last()).toMatch(/without containers .*The run has --no-containers/);
  });

  it('are those of the machine with --postgres-15', async () => {
    await expect(start(['--postgres-15'], async () => containers)).resolves.toBe(local);
    expect(last()).toMatch(/\(Debian's Postgres 15, redis-server\). The run has --postgres-15/);
  });
});

describe('the Docker engine of a run', () => {
  const OUTPUT = 'Starting dockerd …\nDOCKER_HOST=unix:///run/docker.sock\nPATH=/elsewhere\n';
  const { env } = process;
  let scripted;

  beforeEach(() => {
    process.env = { PATH: '/bin' };
    scripted = [];
  });
  afterEach(() => {
    process.env = env;
  });

  const machine = ({ hasEngine = false, canStart = true, code = 0, output = OUTPUT } = {}) => ({
    hasEngine: async () => hasEngine,
    canStartEngine: () => canStart,
    script: async (...args) => {
      scripted.push(args.join(' '));
      return { code, output };
    },
  });

  it('is one that answers already, which the run leaves as it is', async () => {
    const engine = await acquireEngine(machine({ hasEngine: true }));
    await engine.release();
    expect(engine.name).toBe('the Docker engine of this machine');
    expect(scripted).toEqual([]);
    expect(process.env).toEqual({ PATH: '/bin' });
  });

  it("is else started by the script, which names Testcontainers' variables", async () => {
    const engine = await acquireEngine(machine());
    expect(process.env).toEqual({ PATH: '/bin', DOCKER_HOST: 'unix:///run/docker.sock' });
    await engine.release();
    expect(scripted).toEqual(['', 'down-if-idle']);
  });

  it('is missing where the script cannot run', async () => {
    const none = acquireEngine(machine({ canStart: false }));
    await expect(none).rejects.toThrow(/No Docker engine answers, and only root on Debian/);
    expect(scripted).toEqual([]);
  });

  it("is missing where the script fails, with the script's last line", async () => {
    const none = acquireEngine(machine({ code: 1, output: 'Starting …\nIt did not start.\n' }));
    await expect(none).rejects.toThrow(/started no Docker engine: It did not start\.$/);
    expect(scripted.at(-1)).toBe('down-if-idle');
  });
});
