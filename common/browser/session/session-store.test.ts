import { FakeBrowser, tokenOf } from './testing/fake-browser';

describe('SessionStore', () => {
  it('keeps the bare token and the user decoded from it', () => {
    const browser = new FakeBrowser();
    const tab = browser.openTab();
    tab.set(tokenOf('ann', 'admin'));
    expect(JSON.parse(browser.stored.get('user') ?? '')).toEqual({ _id: 'ann', role: 'admin' });
    expect(browser.stored.get('accessToken')).toBe(tokenOf('ann', 'admin'));
    expect(tab.current()).toBe(tab.current());
  });

  it('is there again after a reload', () => {
    const browser = new FakeBrowser();
    browser.openTab().set(tokenOf('ann'));
    expect(browser.openTab().current()?.user).toEqual({ _id: 'ann', role: 'user' });
  });

  it('tells this tab and the others, also one that has looked meanwhile', () => {
    const browser = new FakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    const [here, there] = [jest.fn(), jest.fn()];
    one.subscribe(() => (here(), two.current()));
    two.subscribe(there);
    one.set(tokenOf('ann'));
    expect(here).toHaveBeenCalledTimes(1);
    expect(there).toHaveBeenCalledTimes(1);
    expect(there.mock.calls[0][1]).toBe('other-tab');
  });

  it('stops telling after the subscription has ended', () => {
    const tab = new FakeBrowser().openTab();
    const heard = jest.fn();
    tab.subscribe(heard)();
    tab.set(tokenOf('ann'));
    expect(heard).not.toHaveBeenCalled();
  });

  it.each(['', 'spoiled', 'a.b.c', tokenOf('ann', 'emperor')])(
    'stores no token like "%s"',
    (bad) => {
      const browser = new FakeBrowser();
      const tab = browser.openTab();
      expect(() => tab.set(bad)).toThrow('names no person');
      expect(browser.stored.size).toBe(0);
    },
  );

  it('falls back to the stored user when the token cannot be read, so that it can be renewed', () => {
    const browser = new FakeBrowser();
    browser.stored.set('accessToken', 'spoiled').set('user', '{"_id":"ann","role":"user"}');
    expect(browser.openTab().current()).toEqual({
      token: 'spoiled',
      user: { _id: 'ann', role: 'user' },
    });
    browser.stored.set('user', '{');
    expect(browser.openTab().current()).toBeNull();
  });
});
