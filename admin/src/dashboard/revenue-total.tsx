import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { money } from '../../../common/format/money';
import { paths } from '../paths';
import type { Revenue } from './analytics';
import { changeIn } from './change-in';

interface RevenueTotalProps {
  /** Undefined while loading. */
  revenue: Revenue | undefined;
  days: string;
}

/** The total revenue of a period and its change; links to the orders of the period. */
export const RevenueTotal = ({ revenue, days }: RevenueTotalProps) => {
  const first = revenue?.days[0]?._id.day;
  const last = revenue?.days.at(-1)?._id.day;
  return (
    <Box sx={{ flex: '1 1 200px', minHeight: 48 }}>
      <Box sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2 }}>
        {revenue && first && last ? (
          <Link component={RouterLink} to={paths.ordersBetween(first, last)} color="inherit">
            {money(revenue.total)}
          </Link>
        ) : (
          <Skeleton width={140} />
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {revenue ? (
          `${changeIn(revenue.total, revenue.previousTotal)} the previous ${days} days`
        ) : (
          <Skeleton width={180} />
        )}
      </Box>
    </Box>
  );
};
