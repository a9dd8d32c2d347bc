import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { say, StepError } from './say.mjs';

const PASSWORD = 'of-the-tests';
const EVERY = { interval: 500, timeout: 3_000, retries: 60 };
/** As those of docker-compose.yml, over the network: before it is up for good, a socket answers. */
const HEALTHY = {
  postgres: ['CMD', 'pg_isready', '-U', 'postgres', '-h', '127.0.0.1'],
  redis: ['CMD', 'redis-cli', 'ping'],
};

/** Whether a docker engine answers here. */
export async function engineAnswers() {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

/** A Postgres and a Redis in containers, of the images of docker-compose.yml. */
export async function startContainers() {
  if (!(await engineAnswers())) {
    throw new StepError('No docker engine answers: start one, or leave --containers away.');
  }
  const containers = [];
  const stop = () => Promise.all(containers.map((container) => container.stop()));
  const start = async (service, port, command, environment = {}) => {
    const container = await startContainer(service, port, command, environment);
    containers.push(container);
    return `${container.getHost()}:${container.getMappedPort(port)}`;
  };
  try {
    const postgres = await start('postgres', 5432, postgresCommand(), {
      POSTGRES_PASSWORD: PASSWORD,
    });
    const redis = await start('redis', 6379, ['redis-server', '--save', '']);
    return {
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
  say(`Starting a container of ${image} …`);
  return new GenericContainer(image)
    .withEnvironment(environment)
    .withCommand(command)
    .withExposedPorts(port)
    .withHealthCheck({ test: HEALTHY[service], ...EVERY })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
}

async function imageOf(service) {
  const { parse } = await import('yaml');
  return parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true }).services[
    service
  ].image;
}

/** As fast as the one that the tests start without containers. */
function postgresCommand() {
  const file = inRoot('test', 'support', 'postgres-settings.json');
  const settings = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  return ['postgres', ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
