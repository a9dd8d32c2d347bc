import Box from '@mui/material/Box';
import { statusLooks, type OrderStatus } from './order-status';

/** The status in its colour; an unknown one says so. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => {
  const look = statusLooks[status];
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-block',
        px: 1.25,
        py: 0.5,
        borderRadius: 999,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        color: look?.[palette.mode].text ?? palette.text.primary,
        bgcolor: look?.[palette.mode].fill ?? palette.divider,
      })}
    >
      {look?.label ?? 'Unknown status'}
    </Box>
  );
};
