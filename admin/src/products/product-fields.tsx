import InputAdornment from '@mui/material/InputAdornment';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useCategories, useHasNoCategory } from '../data/use-categories';
import { CheckControl } from '../ui/check-control';
import { TextControl } from '../ui/text-control';
import { CategoryControl } from './category-control';
import { CategoryNeeded } from './category-needed';

const start = (text: string) => ({
  input: { startAdornment: <InputAdornment position="start">{text}</InputAdornment> },
});

/** What is written about a product, and below it what chooses its images. */
export const ProductFields = ({ picker }: { picker: ReactNode }) => {
  const hasDiscount = useWatch({ name: 'hasDiscount' }) as boolean;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TextControl name="name" label="Name" />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextControl name="price" label="Price" slotProps={start('$')} inputMode="decimal" />
        <TextControl name="quantity" label="Quantity" inputMode="numeric" />
      </Box>
      <CategoryControl
        name="category"
        label="Category"
        categories={useCategories()}
        helperText={useHasNoCategory() && <CategoryNeeded />}
      />
      <TextControl name="description" label="Description" multiline minRows={4} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <CheckControl name="featured" label="Featured" />
        <CheckControl name="hasDiscount" label="Add Discount" />
      </Box>
      {hasDiscount && (
        <TextControl
          name="discount"
          label="Discount"
          inputMode="numeric"
          helperText="Percent, 0 to 99"
        />
      )}
      {picker}
    </Box>
  );
};
