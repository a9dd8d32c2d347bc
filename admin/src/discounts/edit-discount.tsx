import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Discount } from '../data/records';
import { EditPage } from '../ui/forms/edit-page';
import { savingTexts } from '../ui/saving-texts';
import { DiscountForm } from './discount-form';
import { discountShape } from './discount-shape';

/** The page that changes a discount code, or turns it off. */
export const EditDiscount = () => (
  <EditPage title="Edit code" shape={discountShape} texts={savingTexts('discount code')}>
    <DiscountForm submit="Save" code={<CodeText />} />
  </EditPage>
);

const CodeText = () => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {useRecordContext<Discount>()?.code}
  </Typography>
);
