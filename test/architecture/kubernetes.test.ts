import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { RELEASE } from '../../src/platform/release.js';
import { loadEnv } from '../../src/config/env.js';
import { environmentOf, knownSettings } from '../support/compose-file.js';
import { type Manifest, parseSettings, renderKustomization } from '../support/kustomize.js';

const ROOT = resolve(__dirname, '../..');
const FOLDER = join(ROOT, 'deploy/kubernetes');
const VALIDATOR = join(ROOT, 'test/support/validate-manifests.mjs');
const SECRET = 'vigor';

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly periodSeconds?: number;
  readonly timeoutSeconds?: number;
  readonly failureThreshold?: number;
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { name: string; containerPort: number }[];
  readonly livenessProbe?: Probe;
  readonly envFrom: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}
interface Workload extends Manifest {
  readonly spec: {
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly securityContext: object;
        readonly containers: readonly Container[];
        readonly volumes: readonly {
          readonly name: string;
          readonly persistentVolumeClaim?: { readonly claimName: string };
        }[];
      };
    };
  };
}

const manifests = renderKustomization(FOLDER);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const workloads = ['Deployment', 'Job'].flatMap(ofKind) as Workload[];
const containers = workloads.map(({ spec }) => spec.template.spec.containers[0]!);

/** What is wrong with them by the schemas of Kubernetes. */
function problemsOf(all: readonly unknown[]): string[] {
  const output = execFileSync(process.execPath, [VALIDATOR], { input: JSON.stringify(all) });
  return JSON.parse(output.toString()) as string[];
}

/** Settings by the documentation's example of a secret, which real values replace. */
function documentedSecret(): Record<string, string> {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  return parseSettings(/```ini\n# secret\.env\n([^`]*)```/.exec(text)![1]!);
}

it('is what the schemas of Kubernetes ask for, and a wrong field is found', () => {
  const planted = (kind: string, spec: object) => ({
    ...ofKind(kind)[0],
    metadata: { name: 'planted' },
    spec,
  });
  const problems = problemsOf([
    ...manifests,
    planted('Service', { ports: [{ port: 'eighty' }] }),
    planted('PodDisruptionBudget', { maxUnavailabel: 1 }),
  ]);
  const isPlanted = (problem: string) => problem.includes(' planted: ');
  expect(problems.filter((problem) => !isPlanted(problem))).toEqual([]);
  expect(problems.filter(isPlanted)).toEqual([
    expect.stringMatching(/^Service .* data.spec.ports.0.port must be/),
    expect.stringMatching(/^Service .* Type 'string' is not assignable/),
    expect.stringMatching(/^PodDisruptionBudget .*'"maxUnavailabel"' does not exist/),
  ]);
});

it('gives production all that it needs, in settings that exist', () => {
  const settings = parseSettings(readFileSync(join(FOLDER, 'settings.env'), 'utf8'));
  const secret = documentedSecret();
  const names = [...Object.keys(settings), ...Object.keys(secret)];
  expect(names.filter((name) => !knownSettings().includes(name))).toEqual([]);
  const image = environmentOf({ build: { target: 'production' } });
  expect(() => loadEnv({ ...image, ...settings, ...secret })).not.toThrow();
  expect(() => loadEnv({ ...image, ...settings })).toThrow(/JWT_SECRET is missing/);
});

it('has no secret of its own, and each process takes the settings and the secret', () => {
  expect(ofKind('Secret')).toEqual([]);
  const [{ metadata }] = ofKind('ConfigMap') as [Manifest];
  for (const { envFrom } of containers) {
    expect(envFrom).toEqual([
      { configMapRef: { name: metadata.name } },
      { secretRef: { name: SECRET } },
    ]);
  }
});

it('runs the image as a user without rights, on a file system that it cannot write', () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/^USER node$/m);
  const { DATA_DIR } = environmentOf({ build: { target: 'production' } });
  for (const { spec } of workloads) {
    expect(spec.template.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
    });
  }
  for (const { image, securityContext, volumeMounts } of containers) {
    expect(image).toBe(`registry.example.com/vigor:${RELEASE}`);
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const places = volumeMounts.map(({ mountPath }) => mountPath);
    expect(places).toEqual(expect.arrayContaining([DATA_DIR, '/tmp']));
  }
});

it('has the backups of all processes on one volume, which each node can mount', () => {
  const [claim, ...others] = ofKind('PersistentVolumeClaim') as [
    Manifest & { readonly spec: { readonly accessModes: readonly string[] } },
  ];
  expect(others).toEqual([]);
  expect(claim.spec.accessModes).toEqual(['ReadWriteMany']);
  const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
  expect(deployments).toHaveLength(2);
  for (const { spec } of deployments) {
    const { volumes, containers: all } = spec.template.spec;
    const mounts = all.flatMap(({ volumeMounts }) => volumeMounts);
    const { name } = mounts.find(({ mountPath }) => mountPath === '/data/backups')!;
    const volume = volumes.find((one) => one.name === name);
    expect(volume?.persistentVolumeClaim?.claimName).toBe(claim.metadata.name);
  }
});

it('runs programs that the image has', () => {
  const programs = containers.flatMap(({ command }) => command?.at(-1) ?? []);
  expect(programs).toHaveLength(2);
  for (const program of programs) {
    const source = program.replace('dist/server/', '').replace(/\.js$/, '.ts');
    expect(existsSync(join(ROOT, source))).toBe(true);
  }
});

it('asks each process itself whether it is alive, and lets it stand still for a minute', () => {
  const served = containers.filter(({ ports = [] }) => ports.length > 0);
  expect(served.map(({ name }) => name).sort()).toEqual(['api', 'worker']);
  for (const { livenessProbe } of served) {
    expect(livenessProbe?.httpGet?.path).toBe('/health/live');
    const { periodSeconds = 10, failureThreshold = 3 } = livenessProbe ?? {};
    expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(60);
  }
});

it('lets Prometheus find all processes by a pod monitor, in a component of its own', () => {
  const read = (file: string) => parse(readFileSync(join(FOLDER, 'monitoring', file), 'utf8'));
  const { kind, resources } = read('kustomization.yaml') as { kind: string; resources: string[] };
  expect([kind, resources]).toEqual(['Component', ['pod-monitor.yaml']]);
  const { spec } = read('pod-monitor.yaml') as {
    spec: {
      selector: { matchExpressions: { key: string; values: string[] }[] };
      podMetricsEndpoints: { port: string; relabelings: object[] }[];
    };
  };
  const label = 'app.kubernetes.io/name';
  const scraped = workloads.filter(({ kind: of }) => of === 'Deployment');
  expect(spec.selector.matchExpressions).toMatchObject([
    {
      key: label,
      values: scraped.map(({ spec: { template } }) => template.metadata.labels[label]),
    },
  ]);
  // The alarms and the dashboard ask for the job by this name.
  expect(spec.podMetricsEndpoints).toMatchObject([
    { port: 'metrics', relabelings: [{ targetLabel: 'job', replacement: 'vigor' }] },
  ]);
  expect(readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8')).toContain('job="vigor"');
});

it('names only pods, ports and services that there are', () => {
  const text = JSON.stringify(manifests);
  const namesOf = (pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), ([, name]) => name));
  const pods = new Set(
    workloads.map(({ spec }) => spec.template.metadata.labels['app.kubernetes.io/name']),
  );
  const ports = new Set(containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name)));
  for (const name of namesOf(/"app\.kubernetes\.io\/name":"([^"]+)"/g))
    expect(pods).toContain(name);
  for (const name of namesOf(/"(?:port|targetPort)":"([^"]+)"/g)) expect(ports).toContain(name);
  for (const name of namesOf(/"service":\{"name":"([^"]+)"/g)) {
    expect(ofKind('Service').map(({ metadata }) => metadata.name)).toContain(name);
  }
});
