import Box from '@mui/material/Box';
import { contentListOf, type ContentListId } from '../../../common/contract/content-lists';
import { paths } from '../paths';
import { CheckField } from '../ui/forms/check-field';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { Panel } from '../ui/panel';
import { ContentInput } from './content-input';
import { useUploads } from './use-uploads';

/** All fields of an entry, and whether the shop shows it. */
export const EntryForm = ({ list, submit }: { list: ContentListId; submit: string }) => {
  const { isUploading, report } = useUploads();
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Panel title="Details">
        <FormIssuesToast />
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {Object.entries(contentListOf(list).fields).map(([name, field]) => (
            <ContentInput key={name} source={name} field={field} onUploading={report} />
          ))}
          <CheckField source="isShown" label="Show in the shop" />
        </Box>
        <FormToolbar submit={submit} back={paths.contentList(list)} waiting={isUploading} />
      </Panel>
    </Box>
  );
};
