import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { money } from '../../../common/format/money';
import { longText } from '../lists/long-text';
import { Panel } from '../ui/panel';
import { Thumbnail } from '../ui/thumbnail';
import type { OrderLine } from './order';
import { OrderSums } from './order-sums';
import type { Order } from '../data/records';

const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** The order lines, at the price that was paid. */
export const OrderLines = ({ order }: { order: Order }) => (
  <Panel title="Products">
    <Table
      sx={{ '& td, & th': { px: 1, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Image</TableCell>
          <TableCell>Name</TableCell>
          <TableCell align="right" sx={wideOnly}>
            Quantity
          </TableCell>
          <TableCell align="right" sx={wideOnly}>
            Price
          </TableCell>
          <TableCell align="right">Subtotal</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.products.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </TableBody>
    </Table>
    <OrderSums order={order} />
  </Panel>
);

const Line = ({ line }: { line: OrderLine }) => (
  <TableRow>
    <TableCell sx={{ width: 72 }}>
      <Thumbnail src={line.image} />
    </TableCell>
    <TableCell sx={{ ...longText, fontWeight: 600 }}>
      {line.name}
      <Box sx={{ display: { sm: 'none' }, color: 'text.secondary', fontWeight: 400 }}>
        {line.quantity} × {money(line.price)}
      </Box>
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {line.quantity}
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {money(line.price)}
    </TableCell>
    <TableCell align="right">{money(line.subtotal)}</TableCell>
  </TableRow>
);
