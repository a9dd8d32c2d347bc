import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { DeliveryZone } from '../data/records';
import { paths, resources } from '../paths';
import { Allowed } from '../ui/allowed';
import { DeleteButton } from '../ui/delete-button';
import { EditLink } from '../ui/edit-link';
import { Panel } from '../ui/panel';
import { regionsText } from './delivery-texts';
import { MethodRow } from './method-row';
import { useMethodOrder } from './use-method-order';

interface ZonePanelProps {
  zone: DeliveryZone;
  /** Whether there is no other zone. */
  isOnly: boolean;
}

/** A zone with its methods. */
export const ZonePanel = ({ zone, isOnly }: ZonePanelProps) => {
  const { busy, move } = useMethodOrder(zone);
  const { id, name, methods } = zone;
  return (
    <Panel title={name}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', flex: 1 }}>
          {regionsText(zone)}
        </Typography>
        <Allowed to="settings.change">
          <Box sx={{ display: 'flex' }}>
            <EditLink to={paths.editZone(id)} name={name} />
            <DeleteButton
              resource={resources.delivery}
              record={zone}
              name={name}
              effect={
                isOnly
                  ? 'Nobody can order any more: it is the only zone.'
                  : `Nobody there can order any more: ${regionsText(zone)}.`
              }
            />
          </Box>
        </Allowed>
      </Box>
      {!methods.some(({ isActive }) => isActive) && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          Nobody here can order: the zone has no method that shoppers can choose.
        </Alert>
      )}
      <Box component="ol" aria-label={`Methods of ${name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {methods.map((method, index) => (
          <MethodRow
            key={method._id}
            zone={zone}
            method={{ ...method, id: method._id }}
            isFirst={index === 0}
            isLast={index === methods.length - 1}
            busy={busy}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </Box>
      <Allowed to="settings.change">
        <Button
          component={Link}
          to={paths.addMethod(id)}
          startIcon={<AddOutlined />}
          sx={{ mt: 1 }}
        >
          Add method
        </Button>
      </Allowed>
    </Panel>
  );
};
