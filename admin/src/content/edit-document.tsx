import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router-dom';
import {
  contentDocumentOf,
  isContentDocumentId,
  type ContentDocumentId,
} from '../../../common/contract/content-documents';
import type { Schema } from '../../../common/contract/client';
import type { ContentDocumentRecord } from '../data/records';
import { NotFound } from '../layout/not-found';
import { resources } from '../paths';
import { EditPage } from '../ui/forms/edit-page';
import type { FormShape } from '../ui/forms/use-merged-save';
import { savingTexts } from '../ui/saving-texts';
import { DocumentForm } from './document-form';
import { DocumentHistory } from './document-history';

/** The values of a document are the fields of its form. */
interface DocumentFields extends Record<string, unknown> {
  id: string;
  version: number;
}

const shape: FormShape<ContentDocumentRecord, DocumentFields> = {
  resource: resources.documents,
  toFields: ({ id, version, values }) => ({ ...values, id, version }),
  toBody: ({ id: _id, version: _version, ...changes }, { version }) =>
    ({
      values: Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, valueOf(value)]),
      ),
      version,
    }) satisfies Schema<'EditDocumentBody'>,
};

const valueOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The form of a content document, and its history. */
export const EditDocument = () => {
  const { id = '' } = useParams();
  return isContentDocumentId(id) ? <Page id={id} /> : <NotFound />;
};

const Page = ({ id }: { id: ContentDocumentId }) => {
  const { title, path } = contentDocumentOf(id);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ minWidth: 0 }}>
        <EditPage title={title} id={id} shape={shape} texts={savingTexts('content')}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <DocumentForm id={id} />
            <DocumentHistory id={id} />
          </Box>
        </EditPage>
      </Box>
      <Button href={path} target="_blank" rel="noopener" sx={{ justifySelf: 'start' }}>
        View in the shop
      </Button>
    </Box>
  );
};
