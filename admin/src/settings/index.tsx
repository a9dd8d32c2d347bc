import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { resources } from '../paths';

const SettingsPage = lazy(() =>
  import('./settings-page').then(({ SettingsPage: page }) => ({ default: page })),
);

/** The owner's settings of the shop. */
export const settings = (
  <CustomRoutes>
    <Route path={`/${resources.settings}`} element={<SettingsPage />} />
  </CustomRoutes>
);
