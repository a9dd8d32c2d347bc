import { lazy } from 'react';

export const LazyRefundDialog = lazy(() =>
  import('./refund-dialog').then(({ RefundDialog: dialog }) => ({ default: dialog })),
);

export const LazyCancelRestDialog = lazy(() =>
  import('./cancel-rest-dialog').then(({ CancelRestDialog: dialog }) => ({ default: dialog })),
);
