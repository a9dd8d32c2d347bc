import { useSearchParams } from 'react-router-dom';
import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { savingTexts } from '../ui/saving-texts';
import { MethodForm } from './method-form';
import { emptyPrice } from './method-shape';

const empty = { name: '', price: emptyPrice, daysFrom: null, daysTo: null, isActive: true };

/** The page that adds a method to the zone of its address. */
export const AddMethod = () => {
  const [query] = useSearchParams();
  return (
    <CreatePage
      title="Add method"
      resource={resources.deliveryMethods}
      texts={savingTexts('delivery')}
      defaultValues={empty}
      toBody={(fields) => ({ ...fields, zone: query.get('zone') })}
    >
      <MethodForm submit="Add method" />
    </CreatePage>
  );
};
