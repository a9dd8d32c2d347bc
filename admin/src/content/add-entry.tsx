import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { EntryForm } from './entry-form';
import { entryValues } from './entry-shape';
import { savingTexts } from './saving-texts';

/** The page that adds an entry to a list. */
export const AddEntry = ({ list }: { list: ContentListId }) => {
  const title = `Add ${contentListOf(list).entry}`;
  return (
    <CreatePage
      title={title}
      resource={resources[list]}
      texts={savingTexts}
      defaultValues={{ isShown: true }}
      toBody={({ isShown, ...fields }) => ({ values: entryValues(list, fields), isShown })}
    >
      <EntryForm list={list} submit={title} />
    </CreatePage>
  );
};
