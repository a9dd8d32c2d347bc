import Box from '@mui/material/Box';
import { ReferenceInput, SelectInput, useRecordContext } from 'react-admin';
import { productRules } from '../../../common/contract/product';
import type { Category } from '../data/records';
import { useHasNoCategory } from '../data/use-categories';
import { resources } from '../paths';
import { filled } from '../ui/forms/rules';
import { Thumbnail } from '../ui/thumbnail';
import { CategoryNeeded } from './category-needed';

const LABEL = 'Category';

/** A select of all categories by icon and title. */
export const CategoryField = () => (
  <ReferenceInput
    source="category"
    reference={resources.categories}
    perPage={Infinity}
    sort={{ field: 'title', order: 'ASC' }}
  >
    <SelectInput
      // There is no empty choice; the label is an element, because React-Admin would add a star to text.
      isRequired
      label={<>{LABEL}</>}
      validate={filled(productRules.category.required)}
      optionText={<Option />}
      helperText={useHasNoCategory() && <CategoryNeeded />}
      fullWidth
      // The list is rendered outside the screen's landmarks, so it is a landmark of its own.
      slotProps={{
        select: { MenuProps: { slotProps: { root: { role: 'region', 'aria-label': LABEL } } } },
      }}
    />
  </ReferenceInput>
);

const Option = () => {
  const category = useRecordContext<Category>();
  return (
    category && (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Thumbnail src={category.icon} size={24} />
        {category.title}
      </Box>
    )
  );
};
