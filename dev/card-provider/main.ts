import { parseArgs } from 'node:util';
import { startCardProvider } from './start-card-provider.js';

/** Runs the stand-in as a process of its own; prints `{"port":…}` once it listens. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '0' },
      'state-dir': { type: 'string', default: '.data/card-provider' },
      'webhook-url': { type: 'string' },
      'webhook-secret': { type: 'string', default: 'whsec_vigor_stand_in' },
      'secret-key': { type: 'string', default: 'sk_test_vigor' },
      'publishable-key': { type: 'string', default: 'pk_test_vigor' },
      'decision-ms': { type: 'string', default: '3000' },
      knobs: { type: 'boolean', default: false },
    },
  });
  const provider = await startCardProvider({
    host: values.host,
    port: Number(values.port),
    stateDir: values['state-dir'],
    ...(values['webhook-url'] && { webhookUrl: values['webhook-url'] }),
    webhookSecret: values['webhook-secret'],
    secretKey: values['secret-key'],
    publishableKey: values['publishable-key'],
    decisionMs: Number(values['decision-ms']),
    knobs: values.knobs,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.close().then(() => process.exit(0)));
  }
  console.log(JSON.stringify({ port: provider.port }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
