import Box from '@mui/material/Box';
import {
  contentDocumentOf,
  type ContentDocumentId,
} from '../../../common/contract/content-documents';
import { paths } from '../paths';
import { FormIssuesToast } from '../ui/forms/form-issues-toast';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { Panel } from '../ui/panel';
import { ContentInput } from './content-input';
import { useUploads } from './use-uploads';

/** All fields of a document. */
export const DocumentForm = ({ id }: { id: ContentDocumentId }) => {
  const { isUploading, report } = useUploads();
  return (
    <Panel title="Content">
      <FormIssuesToast />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {Object.entries(contentDocumentOf(id).fields).map(([name, field]) => (
          <ContentInput key={name} source={name} field={field} onUploading={report} />
        ))}
      </Box>
      <FormToolbar submit="Save" back={paths.documents} waiting={isUploading} />
    </Panel>
  );
};
