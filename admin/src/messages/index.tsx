import { lazy } from 'react';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from '../layout/not-found';
import { resources } from '../paths';

const MessageList = lazy(() =>
  import('./message-list').then(({ MessageList: page }) => ({ default: page })),
);
const MessageDetail = lazy(() =>
  import('./message-detail').then(({ MessageDetail: page }) => ({ default: page })),
);

/** The contact inbox: the list, and a message with its answers. */
export const messages = (
  <Resource name={resources.messages} list={MessageList}>
    <Route path=":id" element={<MessageDetail />} />
    <Route path=":id/:unknown/*" element={<NotFound />} />
  </Resource>
);
