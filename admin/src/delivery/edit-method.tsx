import { EditPage } from '../ui/forms/edit-page';
import { savingTexts } from '../ui/saving-texts';
import { MethodForm } from './method-form';
import { methodShape, shownMethodField } from './method-shape';

/** The page that changes a method. */
export const EditMethod = () => (
  <EditPage
    title="Edit method"
    shape={methodShape}
    texts={savingTexts('delivery')}
    show={shownMethodField}
  >
    <MethodForm submit="Save" />
  </EditPage>
);
