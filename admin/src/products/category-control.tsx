import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';

import { TextControl } from '../ui/text-control';
import { Thumbnail } from '../ui/thumbnail';
import type { Category } from '../data/records';

interface CategoryControlProps {
  name: string;
  label: string;
  categories: Category[];
  helperText?: ReactNode;
}

/** Chooses a category by its icon and title. */
export const CategoryControl = ({ name, label, categories, helperText }: CategoryControlProps) => (
  <TextControl
    name={name}
    label={label}
    helperText={helperText}
    select
    // The list stands beside the screen's landmarks; so it is one of its own.
    slotProps={{
      select: { MenuProps: { slotProps: { root: { role: 'region', 'aria-label': label } } } },
    }}
  >
    {categories.map(({ id, title, icon }) => (
      <MenuItem key={id} value={id}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Thumbnail src={icon ?? null} size={24} />
          {title}
        </Box>
      </MenuItem>
    ))}
  </TextControl>
);
