import Box from '@mui/material/Box';
import { Panel } from '../../ui/panel';
import type { OrderReturn } from '../../data/records';
import { ReturnImage } from './return-image';

/** What the shopper shows of a return; nothing where that is nothing. */
export const ReturnImages = ({
  orderReturn: { orderId, images },
}: {
  orderReturn: Pick<OrderReturn, 'orderId' | 'images'>;
}) => {
  if (images.length === 0) return null;
  return (
    <Panel title="Images">
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {images.map(({ _id }, at) => (
          <li key={_id}>
            <ReturnImage orderId={orderId} imageId={_id} label={`Image ${at + 1}`} />
          </li>
        ))}
      </Box>
    </Panel>
  );
};
