import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';

import type { ShippingResult } from '../calls';
import type { Order } from '../../data/records';

interface ShippingResultsProps {
  orders: Order[];
  results: ShippingResult[];
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The result of each order, failed ones first. */
export const ShippingResults = ({ orders, results }: ShippingResultsProps) => {
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const sorted = results.toSorted((one, other) => Number(one.shipped) - Number(other.shipped));
  return (
    <Box component="ul" aria-label="Results" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sorted.map(({ _id: id, shipped, message }) => (
        <Box component="li" key={id} sx={row}>
          {shipped ? (
            <CheckCircleOutlined color="success" fontSize="small" />
          ) : (
            <ErrorOutlined color="error" fontSize="small" />
          )}
          <Box component="span">
            <strong>{numbers.get(id)}</strong> {shipped ? 'Shipped' : message}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
