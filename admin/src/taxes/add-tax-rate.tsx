import { DEFAULT_TAX_CLASS } from '../../../common/contract/tax';
import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { savingTexts } from '../ui/saving-texts';
import { TaxForm } from './tax-form';

const empty = {
  name: '',
  country: '',
  state: '',
  taxClass: DEFAULT_TAX_CLASS,
  percent: null,
  taxesDelivery: true,
};

/** The page that adds a tax rate. */
export const AddTaxRate = () => (
  <CreatePage
    title="Add rate"
    resource={resources.taxes}
    texts={savingTexts('tax rate')}
    defaultValues={empty}
  >
    <TaxForm submit="Add rate" />
  </CreatePage>
);
