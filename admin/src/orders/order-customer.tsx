import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { customerRules } from '../../../common/contract/customer-details';
import { paths } from '../paths';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import type { Order } from '../data/records';
import { CorrectAddress } from './correct-address';
import { ResendEmail } from './resend-email';

/** The account, the billing details and the shipping details. */
export const OrderCustomer = ({ order }: { order: Order }) => {
  const { user, customerDetails: to } = order;
  return (
    <>
      <Panel title="Customer">
        <Facts
          facts={[
            [
              'Name',
              <Link key="name" component={RouterLink} to={paths.user(user._id)} color="inherit">
                {user.name}
              </Link>,
            ],
            ['Email', <Mail key="mail" to={user.email} />],
          ]}
        />
      </Panel>
      <Panel title="Billing details">
        <Facts
          facts={[
            [customerRules.fullName.label, to.fullName],
            ['Email', <Mail key="mail" to={to.email} />],
            ['Phone', to.phone],
          ]}
        />
        <ResendEmail order={order} />
      </Panel>
      <Panel title="Shipping details">
        <Facts
          facts={[
            [customerRules.address.label, to.address],
            [customerRules.city.label, to.city],
            [customerRules.state.label, to.state],
            [customerRules.zip.label, to.zip],
          ]}
        />
        <CorrectAddress order={order} />
      </Panel>
    </>
  );
};

const Mail = ({ to }: { to: string }) => (
  <Link href={`mailto:${to}`} color="inherit">
    {to}
  </Link>
);
