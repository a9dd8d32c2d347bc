import { answer, FakeBrowser, tokenOf } from './testing/fake-browser';

const OLD = tokenOf('ann', 'user', 1);
const NEW = tokenOf('ann', 'user', 2);
const REFRESH = '/api/auth/access-token';

/** A server whose old token has run out and that renews it. */
function renewing(browser: FakeBrowser): void {
  browser.server = (path, token) => {
    if (path === REFRESH) return answer(200, { success: true, data: { accessToken: NEW } });
    return token === NEW ? answer(200) : answer(401);
  };
}

function refreshes(browser: FakeBrowser): number {
  return browser.calls.filter((call) => call.path === REFRESH).length;
}

describe('session.fetch', () => {
  let browser: FakeBrowser;
  beforeEach(() => (browser = new FakeBrowser()));

  it('sends the bearer token and cookies to the API', async () => {
    const tab = browser.openTab();
    tab.set(OLD);
    await tab.fetch('orders?page=2', { headers: { accept: 'text/csv' } });
    const [call] = browser.calls;
    expect(call).toMatchObject({ path: '/api/orders?page=2', token: OLD });
    expect(call?.init.credentials).toBe('include');
    expect(new Headers(call?.init.headers).get('accept')).toBe('text/csv');
  });

  it('refuses another origin, so that the token never leaves the shop', async () => {
    const tab = browser.openTab();
    tab.set(OLD);
    await expect(tab.fetch('https://evil.test/api/orders')).rejects.toThrow(TypeError);
    await expect(tab.fetch('//evil.test/api/orders')).rejects.toThrow(TypeError);
    expect(browser.calls).toHaveLength(0);
  });

  it('repeats a Request with its body after the renewal', async () => {
    renewing(browser);
    const tab = browser.openTab();
    tab.set(OLD);
    const request = new Request('http://shop.test/api/users', { method: 'PUT', body: '{}' });
    expect((await tab.fetch(request)).status).toBe(200);
    expect(browser.calls.map((call) => call.token)).toEqual([OLD, null, NEW]);
  });

  it('renews once for many calls in many tabs', async () => {
    renewing(browser);
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.set(OLD);
    const calls = [one, two, one, two].map((tab) => tab.fetch('orders/user'));
    expect((await Promise.all(calls)).map((got) => got.status)).toEqual([200, 200, 200, 200]);
    expect(refreshes(browser)).toBe(1);
    expect(browser.stored.get('accessToken')).toBe(NEW);
  });

  it('renews when the token taken over from another tab has run out too', async () => {
    const tab = browser.openTab();
    tab.set(OLD);
    const stale = tokenOf('ann', 'user', 9);
    browser.server = (path, token) => {
      if (path === REFRESH) return answer(200, { data: { accessToken: NEW } });
      if (token === OLD) browser.stored.set('accessToken', stale);
      return answer(token === NEW ? 200 : 401);
    };
    expect((await tab.fetch('orders')).status).toBe(200);
    expect(browser.calls.map((call) => call.token)).toEqual([OLD, stale, null, NEW]);
  });

  it('clears the session and reports it expired when the renewal is refused', async () => {
    browser.server = () => answer(401);
    const tab = browser.openTab();
    tab.set(OLD);
    const heard = jest.fn();
    tab.subscribe(heard);
    expect((await tab.fetch('orders')).status).toBe(401);
    expect(heard).toHaveBeenCalledWith(null, 'expired');
    expect([...browser.stored.keys()]).toEqual([]);
  });

  it('repeats a call once only, and keeps the session if that fails too', async () => {
    browser.server = (path) =>
      path === REFRESH ? answer(200, { data: { accessToken: NEW } }) : answer(401);
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.fetch('orders')).status).toBe(401);
    expect(browser.calls).toHaveLength(3);
    expect(tab.current()?.token).toBe(NEW);
  });

  it('keeps the session while the server is unavailable', async () => {
    browser.server = (path) => answer(path === REFRESH ? 503 : 401);
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.fetch('orders')).status).toBe(503);
    browser.server = (path) => {
      if (path === REFRESH) throw new TypeError('Failed to fetch');
      return answer(401);
    };
    await expect(tab.fetch('orders')).rejects.toThrow('Failed to fetch');
    expect(tab.current()?.token).toBe(OLD);
    renewing(browser);
    expect((await tab.fetch('orders')).status).toBe(200);
  });

  it('keeps the session where the answer to the renewal is not the shop’s', async () => {
    const portal = () => new Response('<html>Sign in to the Wi-Fi</html>');
    browser.server = (path) => (path === REFRESH ? portal() : answer(401));
    const tab = browser.openTab();
    tab.set(OLD);
    expect(await (await tab.fetch('orders')).text()).toBe(await portal().text());
    expect(tab.current()?.token).toBe(OLD);
  });

  it.each(['signup', 'login', 'access-token', 'forgot-password', 'reset-password', 'logout'])(
    'takes a 401 of auth/%s for an answer',
    async (call) => {
      browser.server = () => answer(401);
      const tab = browser.openTab();
      tab.set(OLD);
      await tab.fetch(`auth/${call}`, { method: 'POST' });
      expect(browser.calls).toHaveLength(1);
      expect(browser.calls[0]?.token).toBe(call === 'logout' ? OLD : null);
      expect(tab.current()?.token).toBe(OLD);
    },
  );

  it('renews for change-password', async () => {
    renewing(browser);
    const tab = browser.openTab();
    tab.set(OLD);
    expect((await tab.fetch('auth/change-password', { method: 'POST' })).status).toBe(200);
  });

  it('does not bring a session back that was ended during the renewal', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.set(OLD);
    browser.server = (path) => {
      if (path !== REFRESH) return answer(401);
      two.clear();
      return answer(200, { data: { accessToken: NEW } });
    };
    expect((await one.fetch('orders')).status).toBe(401);
    expect(one.current()).toBeNull();
  });

  it('goes on with a token that another tab put there during the renewal', async () => {
    const tab = browser.openTab();
    tab.set(OLD);
    const other = tokenOf('ann', 'user', 3);
    browser.server = (path, token) => {
      if (path !== REFRESH) return answer(token === other ? 200 : 401);
      browser.stored.set('accessToken', other);
      return answer(200, { data: { accessToken: NEW } });
    };
    expect((await tab.fetch('orders')).status).toBe(200);
    expect(tab.current()?.token).toBe(other);
  });

  it('never repeats a call in the name of somebody else', async () => {
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.set(OLD);
    browser.server = () => {
      two.set(tokenOf('bob'));
      return answer(401);
    };
    expect((await one.fetch('cart/create-cart', { method: 'POST' })).status).toBe(401);
    expect(browser.calls).toHaveLength(1);
    expect(one.current()?.user._id).toBe('bob');
  });
});

describe('session.signOut', () => {
  it.each([
    ['answers', () => answer(200)],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('tells the server and signs out every tab when it %s', async (_, server) => {
    const browser = new FakeBrowser();
    browser.server = server;
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.set(OLD);
    const heard = jest.fn();
    two.subscribe(heard);
    await one.signOut();
    expect(browser.calls[0]).toMatchObject({ path: '/api/auth/logout', token: OLD });
    expect(browser.stored.size).toBe(0);
    expect(heard).toHaveBeenCalledWith(null, 'other-tab');
  });
});
