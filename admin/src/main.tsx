import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app';
import { ADMIN } from './paths';
import { guardAdmin, isAdmin, leave } from './session/admin-session';

// A data router, because only that can ask before a form with unsaved changes is left.
const router = createBrowserRouter([{ path: `${ADMIN}/*`, element: <App /> }]);

guardAdmin();
const root = document.getElementById('root');
if (!isAdmin()) void leave();
else if (root) createRoot(root).render(<RouterProvider router={router} />);
