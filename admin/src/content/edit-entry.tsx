import { useMemo } from 'react';
import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import { EditPage } from '../ui/forms/edit-page';
import { savingTexts } from '../ui/saving-texts';
import { EntryForm } from './entry-form';
import { entryShape } from './entry-shape';

/** The page that changes an entry of a list. */
export const EditEntry = ({ list }: { list: ContentListId }) => {
  const shape = useMemo(() => entryShape(list), [list]);
  return (
    <EditPage
      title={`Edit ${contentListOf(list).entry}`}
      shape={shape}
      texts={savingTexts('content')}
    >
      <EntryForm list={list} submit="Save" />
    </EditPage>
  );
};
