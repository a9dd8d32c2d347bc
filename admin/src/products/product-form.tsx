import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { PRODUCT_TEXTS, productRules, productTexts } from '../../../common/contract/product';
import { TAX_CLASSES, taxClassLabels } from '../../../common/contract/tax';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { NumberField } from '../ui/forms/number-field';
import { atLeast, atMost, dollars, filled, optional, wholeNumber } from '../ui/forms/rules';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { SelectField } from '../ui/forms/select-field';
import { SideBySide } from '../ui/forms/side-by-side';
import { Panel } from '../ui/panel';
import { CategoryField } from './category-field';
import { DiscountField } from './discount-field';
import { ImagePicker } from './image-picker';
import { ImagePreviews } from './image-previews';

const { name, description, price, quantity, weightGrams } = productRules;

const taxClasses = TAX_CLASSES.map((id) => ({ id, name: taxClassLabels[id] }));

/** The fields of a product: images left, details right. */
export const ProductForm = ({ submit }: { submit: string }) => {
  const [pending, setPending] = useState(0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FormIssuesToast />
      <Panel title="Images">
        <ImagePreviews pending={pending} />
      </Panel>
      <Panel title="Details">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput
            source="name"
            fullWidth
            validate={[filled(name.required), atMost(name.max, name.tooLong)]}
          />
          <SideBySide>
            <NumberField source="price" unit="$" keys="decimal" validate={dollars(price)} />
            <NumberField source="quantity" keys="numeric" validate={wholeNumber(quantity)} />
          </SideBySide>
          <CategoryField />
          {PRODUCT_TEXTS.map((text) => (
            <TextInput
              key={text}
              source={text}
              fullWidth
              validate={atMost(productTexts[text].max, productTexts[text].tooLong)}
            />
          ))}
          <SideBySide>
            <NumberField
              source="weightGrams"
              label="Weight in grams"
              keys="numeric"
              helperText="As it is shipped. Empty: unknown."
              validate={optional(wholeNumber(weightGrams))}
            />
            <SelectField source="taxClass" choices={taxClasses} />
          </SideBySide>
          <TextInput
            source="description"
            fullWidth
            multiline
            minRows={4}
            validate={[
              atLeast(description.min, description.tooShort),
              atMost(description.max, description.tooLong),
            ]}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <CheckField source="featured" />
            <DiscountField />
          </Box>
          <ImagePicker onPending={setPending} />
        </Box>
        <FormToolbar submit={submit} back={paths.products} waiting={pending > 0} />
      </Panel>
    </Box>
  );
};
