import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Allowed } from '../ui/allowed';
import { MissingSettings } from '../ui/missing-settings';
import { PageHeader } from '../ui/page-header';
import { OrderStatusBreakdown } from './order-status-breakdown';
import { RevenueOverview } from './revenue-overview';
import { StatsCards } from './stats-cards';

/** The dashboard: statistics, and below them the panels of other features, the wide one first. */
export const Dashboard = ({ children }: { children: ReactNode }) => (
  <>
    <PageHeader title="Admin Dashboard" />
    <MissingSettings>
      <MuiLink component={Link} to={paths.settings} color="inherit">
        Open settings
      </MuiLink>
    </MissingSettings>
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Allowed to="dashboard.see">
        <StatsCards />
        <TwoToOne>
          <RevenueOverview />
          <OrderStatusBreakdown />
        </TwoToOne>
      </Allowed>
      <TwoToOne>{children}</TwoToOne>
    </Box>
  </>
);

const TwoToOne = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);
