import { goLiveArguments } from './go-live-arguments.js';

const EMAIL = 'you@example.com';

describe('the arguments of npm run go-live', () => {
  it('are the email of the first owner', () => {
    expect(goLiveArguments([EMAIL])).toEqual({ email: EMAIL, isDryRun: false, to: undefined });
  });

  it('may ask for a dry run, and name a database', () => {
    const to = 'postgresql://me@db.example.com/shop';
    expect(goLiveArguments(['--dry-run', EMAIL, '--to', to])).toEqual({
      email: EMAIL,
      isDryRun: true,
      to,
    });
  });

  it.each([
    [[]],
    [['you']],
    [['--dry-run']],
    [[EMAIL, 'another@example.com']],
    [[EMAIL, '--dry-rum']],
    [[EMAIL, '--to']],
  ])('are refused where they are %j, so that a typing error changes nothing', (given) => {
    expect(() => goLiveArguments(given)).toThrow(/^Name the email of the first owner: npm run/);
  });

  it.each(['admin@vigor.test', 'USER@vigor.test'])('are no account of the demo: %s', (email) => {
    expect(() => goLiveArguments([email])).toThrow(`${email} is an account of the demo`);
  });

  it('name a database by its address', () => {
    expect(() => goLiveArguments([EMAIL, '--to', 'vigor_live'])).toThrow('--to takes the address');
  });
});
