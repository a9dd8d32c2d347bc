import { EditPage } from '../ui/forms/edit-page';
import { savingTexts } from '../ui/saving-texts';
import { TaxForm } from './tax-form';
import { taxShape } from './tax-shape';

/** The page that changes a tax rate. */
export const EditTaxRate = () => (
  <EditPage title="Edit rate" shape={taxShape} texts={savingTexts('tax rate')}>
    <TaxForm submit="Save" />
  </EditPage>
);
