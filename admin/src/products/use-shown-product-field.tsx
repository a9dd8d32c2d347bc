import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { money } from '../../../common/format/money';
import { useCategories } from '../data/use-categories';
import { Thumbnail } from '../ui/thumbnail';

/** Renders the values of a product's fields in the conflict choice. */
export function useShownProductField(): (field: string, value: unknown) => ReactNode {
  const categories = useCategories();
  return (field, value) => {
    if (Array.isArray(value)) return <Images images={value.map(String)} />;
    if (field === 'category') return categories.find(({ id }) => id === value)?.title;
    if (field === 'price' && typeof value === 'number') return money(value);
    if (field === 'discount') return value ? `${String(value)}%` : 'None';
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return value === null ? 'Empty' : String(value);
  };
}

const Images = ({ images }: { images: string[] }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, verticalAlign: 'middle' }}>
    {images.map((src) => (
      <Thumbnail key={src} src={src} size={40} />
    ))}
  </Box>
);
