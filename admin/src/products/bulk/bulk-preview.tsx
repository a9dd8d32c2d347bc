import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { money } from '../../../../common/format/money';
import { counted } from '../../../../common/format/text';
import { useCategories } from '../../data/use-categories';
import type { BulkChange } from './bulk-change';

const SHOWN = 50;

/** The preview of a bulk change, product by product. */
export const BulkPreview = ({ changes }: { changes: BulkChange[] }) => {
  const titles = new Map(useCategories().map(({ id, title }) => [id, title]));
  if (!changes.length) return <Typography sx={{ mt: 2 }}>No product would change.</Typography>;
  const hidden = changes.length - SHOWN;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {counted(changes.length, 'product')} would change
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.slice(0, SHOWN).map((change) => (
          <Box
            component="li"
            key={change._id}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}
          >
            <Box sx={{ fontWeight: 600 }}>{change.name}</Box>
            {differences(change, titles).map((line) => (
              <Box key={line} sx={{ color: 'text.secondary' }}>
                {line}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      {hidden > 0 && (
        <Typography sx={{ pt: 1 }}>and {hidden.toLocaleString('en-US')} more</Typography>
      )}
    </Box>
  );
};

function differences({ before, after }: BulkChange, titles: Map<string, string>): string[] {
  const title = (id: string) => titles.get(id) ?? id;
  const lines: [string, string, string][] = [
    ['Price', money(before.price), money(after.price)],
    ['Discount', `${before.discount}%`, `${after.discount}%`],
    ['Final price', money(before.finalPrice), money(after.finalPrice)],
    ['Quantity', String(before.quantity), String(after.quantity)],
    ['Category', title(before.category), title(after.category)],
  ];
  return lines
    .filter(([, old, next]) => old !== next)
    .map(([name, old, next]) => `${name}: ${old} → ${next}`);
}
