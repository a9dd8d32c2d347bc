import { lazy } from 'react';
import { Resource } from 'react-admin';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const SubscriberList = lazy(() =>
  import('./subscriber-list').then(({ SubscriberList: page }) => ({ default: page })),
);

/** Subscribers of the newsletter: the list, from which a subscription can be canceled. */
export const subscribers = (
  <Resource name={resources.subscribers} list={SubscriberList}>
    {nothingBelow}
  </Resource>
);
