import { TextInput } from 'react-admin';
import { discountRules } from '../../../common/contract/discount';
import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { atMost, filled } from '../ui/forms/rules';
import { savingTexts } from '../ui/saving-texts';
import { DiscountForm } from './discount-form';
import { emptyDiscount, toNewDiscount } from './discount-shape';

const { max, required, invalid } = discountRules.code;

/** The page that adds a discount code. */
export const AddDiscount = () => (
  <CreatePage
    title="Add code"
    resource={resources.discounts}
    texts={savingTexts('discount code')}
    defaultValues={emptyDiscount}
    toBody={toNewDiscount}
  >
    <DiscountForm
      submit="Add code"
      code={
        <TextInput
          source="code"
          helperText="As shoppers enter it, in any case. It cannot be changed later."
          fullWidth
          validate={[filled(required), atMost(max, invalid)]}
        />
      }
    />
  </CreatePage>
);
