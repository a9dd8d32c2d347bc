import { lazy } from 'react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from '../../layout/not-found';
import { resources } from '../../paths';

const ReturnList = lazy(() =>
  import('./return-list').then(({ ReturnList: page }) => ({ default: page })),
);
const ReturnDetail = lazy(() =>
  import('./return-detail').then(({ ReturnDetail: page }) => ({ default: page })),
);

/** What shoppers send back: the list, and one return with what can be done about it. */
export const returns = (
  <Resource name={resources.returns} list={ReturnList}>
    <Route path=":id" element={<ReturnDetail />} />
    <Route path=":id/:unknown/*" element={<NotFound />} />
  </Resource>
);
