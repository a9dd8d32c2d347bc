import Link from '@mui/material/Link';
import { DataTable, SelectPageCheckbox, type Identifier } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { day } from '../data/shop-time';
import { money } from '../../../common/format/money';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { SelectRecord } from '../lists/select-record';
import { OrderBadges } from './order-badges';
import { OrderMenu } from './order-menu';
import { useOrderLink } from './use-order-link';
import type { Order } from '../data/records';

const Column = ListColumn<Order>;

/** The orders of a page; the headings sort. */
export const OrderTable = () => {
  const linkTo = useOrderLink();
  const navigate = useNavigate();
  const open = (id: Identifier) => {
    const { to, state } = linkTo(String(id));
    void navigate(to, { state });
    return false as const;
  };
  return (
    <DataTable<Order> bulkActionButtons={false} rowClick={open} size="medium">
      <Column
        label={<SelectPageCheckbox />}
        sx={{ width: 64 }}
        render={({ id, number }) => <SelectRecord id={id} name={`order ${number}`} />}
      />
      <Column source="number" render={(order) => <strong>{order.number}</strong>} />
      <Column
        source="createdAt"
        sx={{ whiteSpace: 'nowrap' }}
        render={(order) => day(order.createdAt)}
      />
      <Column label="Customer" source="customerDetails.fullName" disableSort sx={longText} />
      <Column source="status" render={(order) => <OrderBadges order={order} />} />
      <Column source="totalPrice" align="right" render={(order) => money(order.totalPrice)} />
      <Column label="Actions" align="center" render={(order) => <OrderMenu order={order} />} />
      <Column
        label="Details"
        align="right"
        render={(order) => (
          <Link
            component={RouterLink}
            {...linkTo(order.id)}
            onClick={(event) => event.stopPropagation()}
            aria-label={`Details of order ${order.number}`}
            sx={{ fontWeight: 600 }}
          >
            Details
          </Link>
        )}
      />
    </DataTable>
  );
};
