import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { hydrate } from './api/api';
import { patientTransport } from './api/patient-transport';
import { followSession } from './app/follow-session';
import { OriginContext } from './app/head/origin';
import { loadPages } from './app/load-pages';
import { readPageState } from './app/page-state';
import { prefetchOnIntent } from './app/prefetch-on-intent';
import { routes } from './app/routes';
import { createStore } from './app/store';
import { session } from './session';
import './styles/theme.css';

const root = document.getElementById('root');
if (root) void start(root);

async function start(element: HTMLElement): Promise<void> {
  const state = readPageState();
  const store = createStore(patientTransport(session));
  setupListeners(store.dispatch);
  if (state) store.dispatch(hydrate(state.api));
  await loadPages(routes, location.pathname);
  const router = createBrowserRouter(routes);
  draw(
    element,
    <StrictMode>
      <OriginContext value={state?.origin ?? location.origin}>
        <Provider store={store}>
          <RouterProvider router={router} useTransitions={false} />
        </Provider>
      </OriginContext>
    </StrictMode>,
  );
  followSession(store, router);
  prefetchOnIntent(routes, store);
}

/** A page from the server comes to life; an empty one is drawn anew. */
function draw(element: HTMLElement, app: ReactNode): void {
  if (element.firstElementChild) hydrateRoot(element, app);
  else createRoot(element).render(app);
}
