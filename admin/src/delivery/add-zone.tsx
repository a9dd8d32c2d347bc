import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { savingTexts } from '../ui/saving-texts';
import { emptyRegion } from './regions-field';
import { ZoneForm } from './zone-form';
import { toNewZone } from './zone-shape';

/** The page that adds a zone. */
export const AddZone = () => (
  <CreatePage
    title="Add zone"
    resource={resources.delivery}
    texts={savingTexts('delivery')}
    defaultValues={{ name: '', regions: [emptyRegion] }}
    toBody={toNewZone}
  >
    <ZoneForm submit="Add zone" />
  </CreatePage>
);
