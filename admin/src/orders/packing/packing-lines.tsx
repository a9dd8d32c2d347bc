import Box from '@mui/material/Box';
import { tokens } from '../../theme/tokens';
import type { OrderLine } from '../order';

const IMAGE = 64;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontSize: '0.8125rem', color: tokens.steel, fontWeight: 600 },
  '& th, & td': { py: 1.5, pr: 2, borderBottom: `1px solid ${tokens.line}` },
  '& th:last-of-type, & td:last-of-type': { pr: 0, width: 72, textAlign: 'right' },
  '& th:first-of-type, & td:first-of-type': { width: IMAGE },
  '& tr': { breakInside: 'avoid' },
} as const;

/** The lines of the parcel, each with a box to tick. */
export const PackingLines = ({ lines }: { lines: OrderLine[] }) => (
  <Box component="table" sx={table}>
    <thead>
      <tr>
        <th>Image</th>
        <th>Item</th>
        <th>Quantity</th>
        <th>Packed</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ _id, name, quantity, image }) => (
        <tr key={_id}>
          <td>
            <Box
              component={image ? 'img' : 'span'}
              {...(image ? { src: image, alt: '' } : {})}
              sx={{
                display: 'block',
                width: IMAGE,
                height: IMAGE,
                objectFit: 'cover',
                borderRadius: '10px',
                bgcolor: tokens.mist,
              }}
            />
          </td>
          <Box component="td" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="td" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
            {quantity}
          </Box>
          <td>
            <Box
              component="span"
              sx={{
                display: 'inline-block',
                width: 20,
                height: 20,
                border: `2px solid ${tokens.steel}`,
                borderRadius: '4px',
              }}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </Box>
);
