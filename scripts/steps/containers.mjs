import { readFileSync } from 'node:fs';
import { acquireEngine } from './engine.mjs';
import { inRoot } from './root.mjs';
import { StepError } from './say.mjs';

const PASSWORD = 'of-the-tests';
/**
 * The health checks of docker-compose.yml, over the network: a first, temporary server answers on the socket only.
 * They are asked until the first success; a check of the container's own would go on all through the run.
 */
const READY = {
  postgres: 'pg_isready -U postgres -h 127.0.0.1',
  redis: 'redis-cli ping',
};
const READY_WITHIN_MS = 120_000;
/** Text is compared as in the embedded Postgres. */
const INITDB_ARGS = '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8';

/** Starts a Postgres and a Redis in containers, from the images of docker-compose.yml. */
export async function startContainers() {
  const engine = await acquireEngine();
  const containers = [];
  const stop = async () => {
    await Promise.all(containers.map((container) => container.stop()));
    await engine.release();
  };
  const start = async (service, port, command, environment = {}) => {
    const container = await startContainer(service, port, command, environment);
    containers.push(container);
    return engine.isLocal
      ? `${container.getIpAddress('bridge')}:${port}`
      : `${container.getHost()}:${container.getMappedPort(port)}`;
  };
  try {
    const postgres = await start('postgres', 5432, postgresCommand(), {
      POSTGRES_PASSWORD: PASSWORD,
      POSTGRES_INITDB_ARGS: INITDB_ARGS,
    });
    const redis = await start('redis', 6379, ['redis-server', '--save', '']);
    return {
      description: `${await imageOf('postgres')} and ${await imageOf('redis')}, ${engine.name}`,
      env: {
        TEST_DATABASE_URL: `postgres://postgres:${PASSWORD}@${postgres}/postgres`,
        TEST_REDIS_URL: `redis://${redis}`,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startContainer(service, port, command, environment) {
  const { GenericContainer, Wait } = await import('testcontainers');
  const image = await imageOf(service);
  let lastLine = '';
  const container = new GenericContainer(image)
    .withEnvironment(environment)
    .withCommand(command)
    .withExposedPorts(port)
    // By it the script that starts an engine finds what a run that was killed has left.
    .withLabels({ 'vigor.run': String(process.pid) })
    .withLogConsumer((log) => log.on('data', (line) => (lastLine = String(line).trim())))
    .withWaitStrategy(
      Wait.forSuccessfulCommand(READY[service]).withStartupTimeout(READY_WITHIN_MS),
    );
  return container.start().catch((error) => {
    throw new StepError(`No container of ${image} could be started: ${error.message}. ${lastLine}`);
  });
}

async function imageOf(service) {
  const { parse } = await import('yaml');
  const { services } = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true });
  return services[service].image;
}

/** As fast as the one that the tests start without containers. */
function postgresCommand() {
  const file = inRoot('test', 'support', 'postgres-settings.json');
  const settings = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return ['postgres', ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
