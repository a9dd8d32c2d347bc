/** In the session storage of a tab: the entry script of the page that was last reloaded. */
const RELOADED = 'reloaded-build';
/** The entry script, whose name is another in each build; the storefront's page links it first. */
const ENTRY = '#entry, script[type="module"][src]';

/**
 * Reloads the page where the server has a newer build than the page's own, whose scripts may be
 * gone. Once for a build, so never in a loop. Call it where nothing typed would be lost: a screen
 * that cannot be shown, or one that the user has left.
 * @returns whether it reloads
 */
export async function reloadForNewerBuild(): Promise<boolean> {
  try {
    const script = document.querySelector(ENTRY);
    const entry = script?.getAttribute('href') ?? script?.getAttribute('src');
    if (!entry || sessionStorage.getItem(RELOADED) === entry) return false;
    const page = await fetch(location.href, { cache: 'no-store' });
    if (!page.ok || (await page.text()).includes(entry)) return false;
    sessionStorage.setItem(RELOADED, entry);
    location.reload();
    return true;
  } catch {
    // The network is unavailable, or the browser forbids storage.
    return false;
  }
}
