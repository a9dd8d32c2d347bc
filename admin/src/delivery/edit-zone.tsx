import { EditPage } from '../ui/forms/edit-page';
import { savingTexts } from '../ui/saving-texts';
import { ZoneForm } from './zone-form';
import { shownZoneField, zoneShape } from './zone-shape';

/** The page that changes a zone. */
export const EditZone = () => (
  <EditPage
    title="Edit zone"
    shape={zoneShape}
    texts={savingTexts('delivery')}
    show={shownZoneField}
  >
    <ZoneForm submit="Save" />
  </EditPage>
);
