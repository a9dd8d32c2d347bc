import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';

const OwnNotifications = lazy(() =>
  import('./own-notifications').then(({ OwnNotifications: page }) => ({ default: page })),
);

/** Which emails the signed-in member of the staff gets. */
export const notifications = (
  <CustomRoutes>
    <Route path="/notifications" element={<OwnNotifications />} />
  </CustomRoutes>
);
