import { lazy } from 'react';

export const RefundDialog = lazy(() =>
  import('./refund-dialog').then(({ RefundDialog: dialog }) => ({ default: dialog })),
);
