import { EditPage } from '../ui/forms/edit-page';
import { savingTexts } from './delivery-texts';
import { MethodForm } from './method-form';
import { methodShape, shownMethodField } from './method-shape';

/** The page that changes a method. */
export const EditMethod = () => (
  <EditPage title="Edit method" shape={methodShape} texts={savingTexts} show={shownMethodField}>
    <MethodForm submit="Save" />
  </EditPage>
);
