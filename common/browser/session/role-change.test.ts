import { answer, FakeBrowser, tokenOf } from './testing/fake-browser';

const OLD = tokenOf('ann', 'user', 1);
const ADMIN = tokenOf('ann', 'admin', 2);
const REFRESH = '/api/auth/access-token';
const CHANGED = { code: 'role_changed' };

describe('a 403', () => {
  let browser: FakeBrowser;
  beforeEach(() => (browser = new FakeBrowser()));

  it('that says that the role has changed renews the token and repeats the call', async () => {
    browser.server = (path, token) => {
      if (path === REFRESH) return answer(200, { data: { accessToken: ADMIN } });
      return token === ADMIN ? answer(200) : answer(403, CHANGED);
    };
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.fetch('users')).status).toBe(200);
    expect(tab.current()?.user.role).toBe('admin');
  });

  it('renews one token and repeats the call once, whatever is answered then', async () => {
    browser.server = (path) =>
      path === REFRESH ? answer(200, { data: { accessToken: ADMIN } }) : answer(403, CHANGED);
    const tab = browser.openTab();
    tab.set(OLD);
    const refused = await tab.fetch('cart/user');
    expect(await refused.json()).toEqual(CHANGED);
    expect(browser.calls.map(({ token }) => token)).toEqual([OLD, null, ADMIN]);
  });

  it('of any other kind is an answer', async () => {
    browser.server = () => answer(403, { code: 'forbidden' });
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.fetch('users')).status).toBe(403);
    expect(browser.calls).toHaveLength(1);
  });
});

describe('session.recheck', () => {
  it('learns the role of today', async () => {
    const browser = new FakeBrowser();
    browser.server = () => answer(200, { data: { accessToken: ADMIN } });
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.recheck())?.user.role).toBe('admin');
    expect(browser.calls.map(({ path }) => path)).toEqual([REFRESH]);
  });

  it('asks nobody where nobody is signed in', async () => {
    const browser = new FakeBrowser();
    expect(await browser.openTab().recheck()).toBeNull();
    expect(browser.calls).toEqual([]);
  });

  it.each([
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is busy', () => answer(503)],
  ])('leaves the session as it is when the server %s', async (_, server) => {
    const browser = new FakeBrowser();
    browser.server = server;
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.recheck())?.token).toBe(OLD);
  });
});
