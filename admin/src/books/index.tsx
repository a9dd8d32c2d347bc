import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const MonthList = lazy(() =>
  import('./period-lists').then(({ MonthList: page }) => ({ default: page })),
);
const DayList = lazy(() =>
  import('./period-lists').then(({ DayList: page }) => ({ default: page })),
);
const EntryList = lazy(() =>
  import('./entry-list').then(({ LedgerEntryList: page }) => ({ default: page })),
);

const TurnoverList = lazy(() =>
  import('./turnover-list').then(({ TurnoverList: page }) => ({ default: page })),
);

const Reconciliation = lazy(() =>
  import('./reconciliation').then(({ Reconciliation: page }) => ({ default: page })),
);

/** The books: their months, the days of some time, the entries of these, and the turnover by destination. */
export const books = [
  <Resource key="months" name={resources.books} list={MonthList}>
    {nothingBelow}
  </Resource>,
  <Resource key="days" name={resources.bookDays} list={DayList}>
    {nothingBelow}
  </Resource>,
  <Resource key="entries" name={resources.bookEntries} list={EntryList}>
    {nothingBelow}
  </Resource>,
  <Resource key="turnover" name={resources.turnover} list={TurnoverList}>
    {nothingBelow}
  </Resource>,
  <CustomRoutes key="reconciliation">
    <Route path="/books/reconciliation" element={<Reconciliation />} />
  </CustomRoutes>,
];
