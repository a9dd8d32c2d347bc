import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { deliveryDaysText } from '../../../common/format/delivery';
import type { DeliveryMethod, DeliveryZone } from '../data/records';
import { paths, resources } from '../paths';
import { Allowed } from '../ui/allowed';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import { priceText } from './delivery-texts';

interface MethodRowProps {
  zone: DeliveryZone;
  method: DeliveryMethod;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  /** Moves it by so many places. */
  onMove: (by: number) => void;
}

/** One method with what can be done with it. */
export const MethodRow = ({ zone, method, isFirst, isLast, busy, onMove }: MethodRowProps) => {
  const { id, name, isActive } = method;
  const days = deliveryDaysText(method.daysFrom, method.daysTo);
  const facts = [priceText(method.price), days, isActive ? undefined : 'Not active'];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Allowed to="settings.change">
        <Box sx={{ display: 'flex', ml: 'auto' }}>
          <IconButton
            aria-label={`Move up ${name}`}
            disabled={busy || isFirst}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardOutlined fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={`Move down ${name}`}
            disabled={busy || isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardOutlined fontSize="small" />
          </IconButton>
          <EditLink to={paths.editMethod(id)} name={name} />
          <DeleteButton
            resource={resources.deliveryMethods}
            record={method}
            name={name}
            effect={effectOfDeleting(zone, method)}
          />
        </Box>
      </Allowed>
    </Box>
  );
};

function effectOfDeleting({ name, methods }: DeliveryZone, method: DeliveryMethod): string {
  const isLastActive = methods.every(({ _id, isActive }) => _id === method.id || !isActive);
  return isLastActive
    ? `Nobody in the zone ${name} can order any more: it has no other method that shoppers can choose.`
    : 'Shoppers can no longer choose it. Existing orders do not change.';
}
