import { lazy } from 'react';

export const LazyRefundDialog = lazy(() =>
  import('./refund-dialog').then(({ RefundDialog: dialog }) => ({ default: dialog })),
);
