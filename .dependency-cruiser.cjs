const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The rules between layers and modules. They fail closed: a module that is not listed may call no other.
 * test/architecture plants a violation of each and expects it to be caught.
 */

/** Every module may use the guard and the audit log of auth. */
const FOR_ALL = ['auth'];

/** By module, which others it may call: the table of docs/architecture.md, in which `–` is none. */
const CALLS = tableOfModules(readFileSync(join(__dirname, 'docs/architecture.md'), 'utf8'));

function tableOfModules(text) {
  const [, table] =
    /^\| module +\| owns +\| may call +\|\n\|[-| ]+\|\n((?:\|.*\n)+)/m.exec(text) ?? [];
  if (!table) throw new Error('docs/architecture.md has no table of modules');
  const rows = table
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [, name, called] = /^\| `(\w+)` +\|[^|]+\| ([^|]+?) +\|$/.exec(row) ?? [];
      if (!name) throw new Error(`docs/architecture.md: not a row of a module: ${row}`);
      return [name, called === '–' ? [] : called.split(', ')];
    });
  const names = rows.map(([name]) => name);
  const unknown = rows.flatMap(([, calls]) => calls).find((name) => !names.includes(name));
  if (unknown) throw new Error(`docs/architecture.md has no module ${unknown}`);
  return Object.fromEntries(rows);
}

const TEST_CODE = '(\\.test\\.tsx?$)|(/testing/)';

const moduleRules = Object.entries(CALLS).map(([name, calls]) => {
  const allowed = [name, ...calls, ...FOR_ALL];
  return {
    name: `module-${name}-calls-only-its-table`,
    comment: `${name} may call: ${[...calls, ...FOR_ALL].join(', ')}.`,
    severity: 'error',
    from: { path: `^src/modules/${name}/`, pathNot: TEST_CODE },
    to: { path: '^src/modules/', pathNot: `^src/modules/(${allowed.join('|')})/` },
  };
});

/** The back office's shared folders from the bottom up; every other folder of it is a feature. */
const ADMIN_LAYERS = ['theme', 'session', 'data', 'ui', 'lists', 'notes', 'layout'];
const ADMIN_SHARED = ADMIN_LAYERS.join('|');

const adminRules = [
  ...ADMIN_LAYERS.map((name, index) => ({
    name: `admin-${name}-sees-the-layers-below`,
    comment: 'So no folder of the back office imports one that imports it.',
    severity: 'error',
    from: { path: `^admin/src/${name}/` },
    to: {
      path: '^admin/src/',
      pathNot: `^admin/src/((${ADMIN_LAYERS.slice(0, index + 1).join('|')})/|paths\\.ts$)`,
    },
  })),
  {
    name: 'admin-features-never-import-each-other',
    comment:
      'What two of them need is shared; what one shows of another is put together above them.',
    severity: 'error',
    from: { path: `^admin/src/(?!(?:${ADMIN_SHARED})/)([^/]+)/` },
    to: { path: '^admin/src/', pathNot: `^admin/src/(($1|${ADMIN_SHARED})/|paths\\.ts$)` },
  },
];

module.exports = {
  forbidden: [
    ...moduleRules,
    ...adminRules,
    {
      name: 'unlisted-module-calls-none',
      comment: 'A module that the table of docs/architecture.md does not list.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: `^src/modules/(${Object.keys(CALLS).join('|')})/` },
      to: { path: '^src/' },
    },
    {
      name: 'modules-are-imported-by-index',
      comment: 'Another module is imported through its index.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/', pathNot: `${TEST_CODE}|\\.module\\.ts$` },
      to: { path: '^src/modules/([^/]+)/.+', pathNot: '^src/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'module-files-import-module-files',
      comment: 'A module file imports the module files of others to use their providers.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/[^/]+\\.module\\.ts$' },
      to: {
        path: '^src/modules/([^/]+)/.+',
        pathNot: '^src/modules/($1/|[^/]+/(index|[^/]+\\.module)\\.ts$)',
      },
    },
    {
      name: 'platform-sees-modules-by-index',
      comment: 'The demo and the platform see modules through their index.ts at most.',
      severity: 'error',
      from: { path: '^(dev|src/(platform|kernel|config))/', pathNot: TEST_CODE },
      to: { path: '^src/modules/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: TEST_CODE },
      to: { pathNot: '^src/kernel/' },
    },
    {
      name: 'common-imports-nothing',
      comment:
        'Code shared by the server and the browsers imports neither, and no framework; data of countries alone.',
      severity: 'error',
      from: { path: '^common/', pathNot: `^common/(browser|build)/|${TEST_CODE}` },
      to: {
        pathNot:
          '^common/(?!browser/|build/)|node_modules/(country-region-data|postcode-validator)/',
      },
    },
    {
      name: 'common-browser-sees-common',
      comment: 'What both front ends share knows neither of them.',
      severity: 'error',
      from: { path: '^common/browser/' },
      to: { path: '^(src|dev|storefront|admin|common/build)/' },
    },
    {
      name: 'browser-code-stays-in-browsers',
      severity: 'error',
      from: { path: '^(src|dev)/', pathNot: TEST_CODE },
      to: { path: '^common/(browser|build)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain sees itself, the kernel and the contract.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/domain/', pathNot: TEST_CODE },
      to: { pathNot: '^common/|^src/(kernel|modules/$1/domain)/' },
    },
    {
      name: 'ports-see-the-domain',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/ports/', pathNot: TEST_CODE },
      to: { pathNot: '^common/|^src/(kernel|modules/$1/(domain|ports))/' },
    },
    {
      name: 'use-cases-see-no-adapter',
      comment:
        'Use cases see kernel, contract, domain, ports, the index.ts of other modules, and of Nest Injectable; settings reach them as values or ports.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/use-cases/', pathNot: TEST_CODE },
      to: {
        pathNot:
          '^common/|^src/kernel/|^src/modules/$1/(domain|ports|use-cases)/|^src/modules/[^/]+/index\\.ts$|node_modules/@nestjs/common/',
      },
    },
    {
      name: 'adapters-do-not-mix',
      comment: 'An adapter folder sees no other adapter folder of its module.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/adapters/([^/]+)/', pathNot: TEST_CODE },
      to: {
        path: '^src/modules/$1/adapters/',
        pathNot: '^src/modules/$1/adapters/$2/',
      },
    },
    {
      name: 'only-the-module-file-binds',
      comment:
        'Adapters are known to their own kind and to the module file; an index.ts may export DTOs.',
      severity: 'error',
      from: {
        path: '^(src|dev)/',
        pathNot: `^src/modules/[^/]+/(adapters/|[^/]+\\.module\\.ts$)|${TEST_CODE}`,
      },
      to: {
        path: '^src/modules/[^/]+/adapters/',
        pathNot: '^src/modules/[^/]+/adapters/http/[^/]+\\.dto\\.ts$',
      },
    },
    {
      name: 'sql-only-in-postgres-adapters',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/modules/[^/]+/adapters/postgres/|^src/platform/|${TEST_CODE}`,
      },
      to: {
        path: 'node_modules/(typeorm|pg)/|^src/platform/database/(?!database\\.module|migrate-database|reach-database|embedded/)',
      },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TEST_CODE },
      to: { path: '^dev/|^src/(modules|boot|cli|app\\.module|main|worker)' },
    },
    {
      name: 'the-shop-knows-no-dev',
      comment:
        'Stand-ins and the demo start the shop and hand themselves in; the shop never names them.',
      severity: 'error',
      from: { path: '^(src|common|storefront|admin)/', pathNot: TEST_CODE },
      to: { path: '^dev/' },
    },
    {
      name: 'stand-ins-know-no-shop',
      comment: 'A stand-in speaks the protocol of what it stands in for, and nothing else.',
      severity: 'error',
      from: { path: '^dev/(card-provider|mailbox)/', pathNot: TEST_CODE },
      to: { path: '^common/|^src/(?!kernel/)|^dev/(demo/|main|trial|stand-ins)' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^storefront/src/features/([^/]+)/' },
      to: { path: '^storefront/src/features/', pathNot: '^storefront/src/features/$1/' },
    },
    {
      name: 'ui-has-no-fetching',
      severity: 'error',
      from: { path: '^storefront/src/ui/' },
      to: { path: '^storefront/src/(features|app|session)/|^common/browser/session/' },
    },
    {
      name: 'front-ends-know-not-each-other',
      comment: 'What both need stands in common/.',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^(storefront|admin)/', pathNot: '^$1/' },
    },
    {
      name: 'front-ends-know-no-server',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^src/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: '\\.(d\\.ts|json|css)$|\\.config\\.|^src/kernel/|\\.test\\.tsx?$|/browser/',
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
