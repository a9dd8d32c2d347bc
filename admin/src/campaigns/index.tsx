import { lazy } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFound } from '../layout/not-found';
import { resources } from '../paths';

const CampaignList = lazy(() =>
  import('./campaign-list').then(({ CampaignList: page }) => ({ default: page })),
);
const CampaignDetail = lazy(() =>
  import('./campaign-detail').then(({ CampaignDetail: page }) => ({ default: page })),
);

const AddCampaign = lazy(() =>
  import('./add-campaign').then(({ AddCampaign: page }) => ({ default: page })),
);
const EditCampaign = lazy(() =>
  import('./edit-campaign').then(({ EditCampaign: page }) => ({ default: page })),
);

/** Newsletter campaigns: the list, one campaign with its progress, and the pages that write it. */
export const campaigns = [
  <Resource key="list" name={resources.campaigns} list={CampaignList}>
    <Route path=":id" element={<CampaignDetail />} />
    <Route path=":id/:unknown/*" element={<NotFound />} />
  </Resource>,
  <CustomRoutes key="forms">
    <Route path="/newsletter-management/add-campaign" element={<AddCampaign />} />
    <Route path={`/${resources.campaigns}/edit/:id`} element={<EditCampaign />} />
  </CustomRoutes>,
];
