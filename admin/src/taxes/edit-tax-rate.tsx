import { EditPage } from '../ui/forms/edit-page';
import { TaxForm } from './tax-form';
import { savingTexts, taxShape } from './tax-shape';

/** The page that changes a tax rate. */
export const EditTaxRate = () => (
  <EditPage title="Edit rate" shape={taxShape} texts={savingTexts}>
    <TaxForm submit="Save" />
  </EditPage>
);
