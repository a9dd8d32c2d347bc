import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { countryRule, postalCodeLabel } from '../../../common/contract/address-format';
import { customerRules } from '../../../common/contract/customer-details';
import { countryName } from '../../../common/format/address';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
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
              <Allowed key="name" to="users.see" otherwise={user.name}>
                <Link component={RouterLink} to={paths.user(user._id)} color="inherit">
                  {user.name}
                </Link>
              </Allowed>,
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
            ...addressEnd(to),
          ]}
        />
        <CorrectAddress order={order} />
      </Panel>
    </>
  );
};

/** The parts that not every country has only where they are there. */
function addressEnd({ state, zip, country }: Order['customerDetails']): [string, string][] {
  const facts: [string, string][] = [
    [customerRules.state.label, state],
    [postalCodeLabel(country), zip],
  ];
  if (country === undefined) return facts;
  return [...facts.filter(([, value]) => value !== ''), [countryRule.label, countryName(country)]];
}

const Mail = ({ to }: { to: string }) => (
  <Link href={`mailto:${to}`} color="inherit">
    {to}
  </Link>
);
