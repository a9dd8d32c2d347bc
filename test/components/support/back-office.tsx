import { cleanup, render, screen, within } from '@testing-library/react/pure';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import toast from 'react-hot-toast';
import { App } from '../../../admin/src/app';
import { ApiError } from '../../../admin/src/data/api-error';
import { queryClient } from '../../../admin/src/data/query-client';
import { ADMIN } from '../../../admin/src/paths';
import { guardAdmin } from '../../../admin/src/session/admin-session';
import { session } from '../../../common/browser/session';
import { FakeApi } from './fake-api';
import { listMeta, OWNER, SHOP } from './records';

/** Only its second part is read, and by the browser alone. */
const TOKEN = `.${btoa(JSON.stringify({ _id: OWNER._id, role: OWNER.role }))}.`;

/**
 * Call once at the top of a file: the owner is signed in, and the API answers what every screen asks. A test
 * fails on a call that it does not answer.
 */
export function startBackOffice(): FakeApi {
  const api = new FakeApi();
  const { fetch } = globalThis;
  const defaults = queryClient.getDefaultOptions();
  const errors = consoleErrors();
  // Else a timer of each call keeps the process for 5 minutes, which `clear` does not end.
  queryClient.setDefaultOptions({ queries: defaults.queries, mutations: { gcTime: Infinity } });
  beforeAll(() => {
    Object.assign(globalThis, { fetch: api.fetch });
    session.set(TOKEN);
    guardAdmin();
  });
  beforeEach(() => {
    session.set(TOKEN);
    api.reset();
    api.answer('GET /api/users/user', OWNER);
    api.answer('GET /api/shop', SHOP);
    api.answer('GET /api/contact/messages', [], listMeta(0));
    api.answer('GET /api/returns', [], listMeta(0));
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    toast.remove();
    localStorage.clear();
    expect(api.unanswered).toEqual([]);
    expect(errors()).toEqual([]);
  });
  afterAll(() => {
    Object.assign(globalThis, { fetch });
  });
  return api;
}

/** Of packages, which a test cannot help: React-Admin's inputs in MUI 9, and a chart without a layout. */
const OF_PACKAGES = /^React does not recognize the `%s` prop|^MUI X Charts: ChartsContainer/;

/** The errors that React writes in a test. React-Admin writes each refusal of the API, too. */
function consoleErrors(): () => readonly unknown[][] {
  let written: unknown[][] = [];
  beforeEach(() => {
    written = [];
    jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      const [first] = args;
      if (!(first instanceof ApiError) && !OF_PACKAGES.test(String(first))) written.push(args);
    });
  });
  return () => written;
}

/** Renders the back office at a path below the dashboard. */
export function openAdmin(path = ''): void {
  history.replaceState(null, '', ADMIN + path);
  const router = createBrowserRouter([{ path: `${ADMIN}/*`, element: <App /> }]);
  render(<RouterProvider router={router} />);
}

/** The screen, without the frame around it. */
export const main = () => within(screen.getByRole('main'));
