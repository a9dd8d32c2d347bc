import { AddLink } from '../lists/add-link';
import { ListPage } from '../lists/list-page';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { DiscountRows } from './discount-rows';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** The codes that shoppers enter at the checkout. */
export const DiscountList = () => (
  <ListPage
    title="Discount codes"
    sort={newestFirst}
    isWhole
    filters={[]}
    actions={
      <Allowed to="settings.change">
        <AddLink to={paths.addDiscount} label="Add code" />
      </Allowed>
    }
    empty="No discount codes found"
    first="The checkout has a field for them once there is an active one."
  >
    <DiscountRows />
  </ListPage>
);
