import Box from '@mui/material/Box';
import { SimpleList, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { day } from '../data/shop-time';
import { money } from '../../../common/format/money';
import { SelectRecord } from '../lists/select-record';
import type { Order } from '../data/records';
import { OrderBadges } from './order-badges';
import { OrderMenu } from './order-menu';
import { useOrderLink } from './use-order-link';

/** The number alone is the link's text, which its name ends with; the whole card can be pressed. */
const cardLink = {
  color: 'text.primary',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Lies over the link; with its menu open, over the next cards' too. */
const above = {
  position: 'relative',
  zIndex: 1,
  '&:has([aria-expanded="true"])': { zIndex: 2 },
} as const;

const note = { display: 'flex', justifyContent: 'space-between', gap: 1 } as const;

/** The orders of a page as cards; `workable` ones can be selected and have a menu. */
export const OrderCards = ({ workable = false }: { workable?: boolean }) => {
  const { selectedIds = [] } = useListContext<Order>();
  const linkTo = useOrderLink();
  return (
    <SimpleList<Order>
      rowClick={false}
      leftIcon={
        workable
          ? ({ id, number }) => (
              <Box sx={above}>
                <SelectRecord id={id} name={`order ${number}`} />
              </Box>
            )
          : undefined
      }
      primaryText={({ id, number }) => (
        <Box
          component={Link}
          {...linkTo(id)}
          aria-label={`Details of order ${number}`}
          sx={cardLink}
        >
          {number}
        </Box>
      )}
      tertiaryText={(order) => <OrderBadges order={order} />}
      secondaryText={({ createdAt, customerDetails, totalPrice }) => (
        <Box component="span" sx={note}>
          <span>
            {day(createdAt)} · {customerDetails.fullName}
          </span>
          <Box
            component="span"
            sx={{ color: 'text.primary', fontWeight: 600, whiteSpace: 'nowrap' }}
          >
            {money(totalPrice)}
          </Box>
        </Box>
      )}
      rightIcon={
        workable
          ? (order) => (
              <Box sx={{ ...above, width: 40 }}>
                {/* While some are selected, what is done is done to those, from the bar below the list. */}
                {selectedIds.length === 0 && <OrderMenu order={order} />}
              </Box>
            )
          : undefined
      }
    />
  );
};
