import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { day, minute } from '../data/shop-time';
import { deviceName } from '../../../common/format/device-name';
import type { Customer } from '../data/records';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { PanelList, PanelRow } from './panel-list';

/** Profile and sessions. */
export const CustomerProfile = ({ customer }: { customer: Customer }) => (
  <>
    <Panel title="Profile">
      {customer.image !== null && (
        <Avatar src={customer.image} alt="" sx={{ width: 72, height: 72, mb: 2 }} />
      )}
      <Facts facts={factsOf(customer)} />
    </Panel>
    <Panel title="Sessions">
      <PanelList empty="Not logged in anywhere.">
        {customer.sessions.map(({ startedAt, expiresAt, device }) => (
          <PanelRow key={startedAt}>
            <span>{deviceName(device)}</span>
            <Box
              component="span"
              sx={{ color: 'text.secondary', '& time': { whiteSpace: 'nowrap' } }}
            >
              Since <time dateTime={startedAt}>{minute(startedAt)}</time>, until{' '}
              <time dateTime={expiresAt}>{day(expiresAt)}</time>
            </Box>
          </PanelRow>
        ))}
      </PanelList>
    </Panel>
  </>
);

function factsOf({ email, phone, address, createdAt, blockedAt, erasedAt }: Customer) {
  const facts: [ReactNode, ReactNode][] = [['Joined', day(createdAt)]];
  if (erasedAt !== null) return [...facts, ['Erased', day(erasedAt)] satisfies [string, string]];
  facts.unshift(
    [
      'Email',
      <Link key="email" href={`mailto:${email}`} color="inherit">
        {email}
      </Link>,
    ],
    ['Phone', phone ?? 'Not provided'],
    ['Address', address ?? 'Not provided'],
  );
  if (blockedAt !== null) facts.push(['Blocked', day(blockedAt)]);
  return facts;
}
