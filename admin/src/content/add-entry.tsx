import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import { resources } from '../paths';
import { CreatePage } from '../ui/forms/create-page';
import { savingTexts } from '../ui/saving-texts';
import { EntryForm } from './entry-form';
import { entryValues } from './entry-shape';

/** The page that adds an entry to a list. */
export const AddEntry = ({ list }: { list: ContentListId }) => {
  const title = `Add ${contentListOf(list).entry}`;
  return (
    <CreatePage
      title={title}
      resource={resources[list]}
      texts={savingTexts('content')}
      defaultValues={{ isShown: true }}
      toBody={({ isShown, ...fields }) => ({ values: entryValues(list, fields), isShown })}
    >
      <EntryForm list={list} submit={title} />
    </CreatePage>
  );
};
