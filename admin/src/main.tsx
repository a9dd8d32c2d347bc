import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { queryClient } from './data/query-client';
import { ownAccess } from './data/use-may';
import { shopQuery } from './data/use-shop';
import { ADMIN } from './paths';
import { guardAdmin, leave, mayEnter } from './session/admin-session';

// A data router, because only it can block leaving a form with unsaved changes.
const router = createBrowserRouter([{ path: `${ADMIN}/*`, element: <App /> }]);

const root = document.getElementById('root');
if (root) void start(root);

async function start(element: HTMLElement): Promise<void> {
  if (!(await mayEnter())) return leave();
  guardAdmin();
  // Before the first screen, which shows what the role allows, and times of the shop. Without an answer the screens ask again.
  await Promise.all([queryClient.prefetchQuery(ownAccess), queryClient.prefetchQuery(shopQuery)]);
  createRoot(element).render(<RouterProvider router={router} />);
}
