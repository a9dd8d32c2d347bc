import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One violation of a rule: a file that must not be, and what it imports. */
export interface Planted {
  readonly rule: string;
  /** Path from the root of the planted tree. */
  readonly file: string;
  readonly imports: readonly string[];
}

/** One for each rule of .dependency-cruiser.cjs. The imported files are planted too, empty. */
export const PLANTED: readonly Planted[] = [
  // No module calls the checkout, and the checkout does not call the newsletter.
  ...readdirSync(join(__dirname, '../../src/modules')).map((name) => ({
    rule: `module-${name}-calls-only-its-table`,
    file: `src/modules/${name}/use-cases/caller.ts`,
    imports: [`src/modules/${name === 'checkout' ? 'newsletter' : 'checkout'}/index.ts`],
  })),
  {
    rule: 'module-cart-calls-only-its-table',
    file: 'src/modules/cart/adapters/jobs/caller.ts',
    imports: ['src/modules/orders/index.ts'],
  },
  {
    rule: 'module-orders-calls-only-its-table',
    file: 'src/modules/orders/adapters/jobs/caller.ts',
    imports: ['src/modules/cart/index.ts'],
  },
  {
    rule: 'module-analytics-calls-only-its-table',
    file: 'src/modules/analytics/adapters/jobs/caller.ts',
    imports: ['src/modules/cart/index.ts'],
  },
  ...[
    ['theme', 'session'],
    ['session', 'data'],
    ['data', 'ui'],
    ['ui', 'lists'],
    ['lists', 'notes'],
    ['notes', 'layout'],
    ['layout', 'orders'],
  ].map(([low, high]) => ({
    rule: `admin-${low}-sees-the-layers-below`,
    file: `admin/src/${low}/climber.ts`,
    imports: [`admin/src/${high}/above.ts`],
  })),
  {
    rule: 'admin-features-never-import-each-other',
    file: 'admin/src/dashboard/neighbour.ts',
    imports: ['admin/src/orders/latest-orders.ts'],
  },
  {
    rule: 'admin-features-never-import-each-other',
    file: 'admin/src/products/climber.ts',
    imports: ['admin/src/app.ts'],
  },
  {
    rule: 'unlisted-module-calls-none',
    file: 'src/modules/reviews/use-cases/caller.ts',
    imports: ['src/kernel/time.ts'],
  },
  {
    rule: 'modules-are-imported-by-index',
    file: 'src/modules/cart/use-cases/burglar.ts',
    imports: ['src/modules/catalog/ports/stock.ts'],
  },
  {
    rule: 'module-files-import-module-files',
    file: 'src/modules/cart/cart.module.ts',
    imports: ['src/modules/catalog/use-cases/hidden.ts'],
  },
  {
    rule: 'platform-sees-modules-by-index',
    file: 'dev/demo/seed.ts',
    imports: ['src/modules/catalog/ports/stock.ts'],
  },
  {
    rule: 'kernel-imports-nothing',
    file: 'src/kernel/greedy.ts',
    imports: ['src/config/settings.ts'],
  },
  {
    rule: 'common-imports-nothing',
    file: 'common/contract/greedy.ts',
    imports: ['src/kernel/time.ts'],
  },
  {
    rule: 'domain-is-pure',
    file: 'src/modules/orders/domain/impure.ts',
    imports: ['src/modules/orders/ports/some-port.ts'],
  },
  {
    rule: 'ports-see-the-domain',
    file: 'src/modules/orders/ports/curious.ts',
    imports: ['src/modules/orders/use-cases/some-use-case.ts'],
  },
  {
    rule: 'use-cases-see-no-adapter',
    file: 'src/modules/orders/use-cases/shortcut.ts',
    imports: ['src/modules/orders/adapters/postgres/some-adapter.ts'],
  },
  {
    rule: 'use-cases-see-no-adapter',
    file: 'src/modules/auth/use-cases/settings-reader.ts',
    imports: ['src/config/env.ts'],
  },
  {
    rule: 'adapters-do-not-mix',
    file: 'src/modules/orders/adapters/http/mixer.ts',
    imports: ['src/modules/orders/adapters/postgres/some-adapter.ts'],
  },
  {
    rule: 'only-the-module-file-binds',
    file: 'src/boot/shortcut.ts',
    imports: ['src/modules/orders/adapters/postgres/some-adapter.ts'],
  },
  {
    rule: 'sql-only-in-postgres-adapters',
    file: 'src/modules/orders/adapters/http/sneaky.ts',
    imports: ['src/platform/database/database.ts'],
  },
  {
    rule: 'platform-knows-no-module',
    file: 'src/platform/http/nosy.ts',
    imports: ['src/modules/orders/index.ts'],
  },
  {
    rule: 'the-shop-knows-no-dev',
    file: 'src/modules/payment/adapters/stripe/cheat.ts',
    imports: ['dev/card-provider/cards.ts'],
  },
  {
    rule: 'stand-ins-know-no-shop',
    file: 'dev/card-provider/leak.ts',
    imports: ['src/modules/payment/index.ts'],
  },
  {
    rule: 'stand-ins-know-no-shop',
    file: 'dev/mailbox/insider.ts',
    imports: ['common/contract/rules.ts'],
  },
  {
    rule: 'features-never-import-each-other',
    file: 'storefront/src/features/cart/neighbour.ts',
    imports: ['storefront/src/features/catalog/api.ts'],
  },
  {
    rule: 'ui-has-no-fetching',
    file: 'storefront/src/ui/fetching.ts',
    imports: ['storefront/src/features/catalog/api.ts'],
  },
  {
    rule: 'common-browser-sees-common',
    file: 'common/browser/session/caller.ts',
    imports: ['storefront/src/features/catalog/api.ts'],
  },
  {
    rule: 'browser-code-stays-in-browsers',
    file: 'src/platform/web/leak.ts',
    imports: ['common/browser/session/index.ts'],
  },
  {
    rule: 'front-ends-know-not-each-other',
    file: 'admin/src/neighbour.ts',
    imports: ['storefront/src/features/catalog/api.ts'],
  },
  {
    rule: 'front-ends-know-no-server',
    file: 'admin/src/insider.ts',
    imports: ['src/modules/orders/index.ts'],
  },
  {
    rule: 'no-cycles',
    file: 'src/platform/scheduled-jobs/a.ts',
    imports: ['src/platform/scheduled-jobs/b.ts'],
  },
  { rule: 'no-orphans', file: 'src/platform/scheduled-jobs/lonely.ts', imports: [] },
];
