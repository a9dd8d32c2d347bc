import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { productRules } from '../../../common/contract/product';
import { NumberField } from '../ui/forms/number-field';
import { wholeNumber } from '../ui/forms/rules';

const { discount } = productRules;

/** The checkbox that reveals the discount; unticked the discount is 0. */
export const DiscountField = () => {
  const { setValue } = useFormContext();
  const percent: unknown = useWatch({ name: 'discount' });
  const [ticked, setTicked] = useState(percent !== 0);
  // A discount set from outside, such as by a draft, is shown; a typed 0 keeps the field open.
  useEffect(() => {
    if (percent !== 0) setTicked(true);
  }, [percent]);
  const tick = (isTicked: boolean) => {
    setTicked(isTicked);
    setValue('discount', isTicked ? null : 0, { shouldDirty: true });
  };
  return (
    <>
      <FormControlLabel
        label="Add Discount"
        control={<Checkbox checked={ticked} onChange={(_, checked) => tick(checked)} />}
      />
      {ticked && (
        <Box sx={{ flexBasis: '100%', mt: 1.5 }}>
          <NumberField
            source="discount"
            keys="numeric"
            helperText={`Percent, ${discount.min} to ${discount.max}`}
            validate={wholeNumber(discount)}
          />
        </Box>
      )}
    </>
  );
};
