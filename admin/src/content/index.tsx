import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { contentListIds } from '../../../common/contract/content-lists';
import { nothingBelow } from '../layout/nothing-below';
import { resources } from '../paths';

const EntryList = lazy(() =>
  import('./entry-list').then(({ ContentEntryList: page }) => ({ default: page })),
);
const DocumentList = lazy(() =>
  import('./document-list').then(({ DocumentList: page }) => ({ default: page })),
);
const ImageList = lazy(() =>
  import('./image-list').then(({ ImageList: page }) => ({ default: page })),
);

const EditDocument = lazy(() =>
  import('./edit-document').then(({ EditDocument: page }) => ({ default: page })),
);
const AddEntry = lazy(() =>
  import('./add-entry').then(({ AddEntry: page }) => ({ default: page })),
);
const EditEntry = lazy(() =>
  import('./edit-entry').then(({ EditEntry: page }) => ({ default: page })),
);

/** What the shop says and shows: its pages, texts and lists. */
export const content = [
  <Resource key="documents" name={resources.documents} list={DocumentList}>
    {nothingBelow}
  </Resource>,
  <Resource key="images" name={resources.images} list={ImageList}>
    {nothingBelow}
  </Resource>,
  ...contentListIds.map((list) => (
    <Resource key={list} name={resources[list]} list={<EntryList list={list} />}>
      {nothingBelow}
    </Resource>
  )),
  <CustomRoutes key="forms">
    <Route path={`/${resources.documents}/edit/:id`} element={<EditDocument />} />
    {contentListIds.map((list) => (
      <Route key={list} path={`/${resources[list]}/add`} element={<AddEntry list={list} />} />
    ))}
    {contentListIds.map((list) => (
      <Route key={list} path={`/${resources[list]}/edit/:id`} element={<EditEntry list={list} />} />
    ))}
  </CustomRoutes>,
];
