import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { categoryRules } from '../../../common/contract/category';
import { paths } from '../paths';
import { FormToolbar } from '../ui/forms/form-toolbar';
import { atMost, filled } from '../ui/forms/rules';
import { Panel } from '../ui/panel';
import { IconPicker } from './icon-picker';

const { title } = categoryRules;

export const CategoryForm = ({ submit }: { submit: string }) => {
  const [uploading, setUploading] = useState(false);
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Panel title="Details">
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput
            source="title"
            fullWidth
            validate={[filled(title.required), atMost(title.max, title.tooLong)]}
          />
          <IconPicker onUploading={setUploading} />
        </Box>
        <FormToolbar submit={submit} back={paths.categories} waiting={uploading} />
      </Panel>
    </Box>
  );
};
