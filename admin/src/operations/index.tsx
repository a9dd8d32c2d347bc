import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';

const Operations = lazy(() =>
  import('./operations').then(({ Operations: page }) => ({ default: page })),
);

const PaymentsInDoubt = lazy(() =>
  import('./payments-in-doubt').then(({ PaymentsInDoubt: page }) => ({ default: page })),
);

export const operations = (
  <CustomRoutes>
    <Route path="/operations" element={<Operations />} />
    <Route path="/payments" element={<PaymentsInDoubt />} />
  </CustomRoutes>
);
