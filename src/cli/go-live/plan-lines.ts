import type { PublishedAccount } from '../../modules/auth/use-cases/find-published-passwords.js';
import type { CopyPlan } from '../../platform/backup/go-live/plan-copy.js';
import { endedLine } from './change-accounts.js';
import type { GoLiveArguments } from './go-live-arguments.js';

/** What going live does to a shop that was tried. */
export function planLines(
  plan: CopyPlan,
  { email, isDryRun, to }: GoLiveArguments,
): readonly string[] {
  const { database, trial, copied, left } = plan;
  return [
    `The shop in the database ${database} begins anew:`,
    `  copied        ${listed(copied)}`,
    `  stays behind  ${listed(left)}`,
    `  first owner   ${email}, with a new password`,
    to === undefined
      ? `  databases     the trial stays as ${trial}; the new one is ${database} from then on`
      : `  databases     the shop goes to that of --to; the trial stays in ${database}`,
    ...demoLines(plan),
    ...(isDryRun && plan.isInUse
      ? ['The database is in use now: all processes of the shop have to be stopped first.']
      : []),
    ...(isDryRun ? [NOTHING_CHANGED] : []),
  ];
}

/** What was done, and what to do next. `trial` is undefined where the shop went to the database of --to. */
export function copiedLines(plan: CopyPlan, trial: string | undefined): readonly string[] {
  if (trial === undefined) {
    return [
      `The shop is in the database of --to, and the trial is in ${plan.database} as it was.`,
      'Set DATABASE_URL to the address of --to before you start, and DATABASE_DIRECT_URL and DATABASE_READ_URL where you use them.',
    ];
  }
  return [`The shop is in ${plan.database} as before, and the trial is in the database ${trial}.`];
}

/** What going live does beside real payments. */
export function accountLines(
  published: readonly PublishedAccount[],
  { email, isDryRun }: Pick<GoLiveArguments, 'email' | 'isDryRun'>,
): readonly string[] {
  return [
    'Real payments are there: nothing is copied, and only accounts change.',
    ...(isDryRun
      ? [
          ...published.map((account) => `  ${endedLine(account)}`),
          `  ${email}: an owner.`,
          NOTHING_CHANGED,
        ]
      : []),
  ];
}

const NOTHING_CHANGED = 'This was a dry run: nothing was changed.';

const listed = (texts: readonly string[]) => (texts.length > 0 ? texts.join(', ') : 'nothing');

function demoLines({ demoProducts: { all, unedited } }: CopyPlan): string[] {
  if (all === 0) return [];
  return [
    `  of the demo   ${all} of the products, ${unedited} of which nobody has edited; the gallery, testimonials, partners and texts that it wrote are copied, too`,
  ];
}
