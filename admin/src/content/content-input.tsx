import { TextInput, type Validator } from 'react-admin';
import { contentError, type ContentField } from '../../../common/contract/content-fields';
import { CheckField } from '../ui/forms/check-field';
import { ImageInput } from './image-input';
import { MarkdownInput } from './markdown-input';
import { TimeInput } from '../ui/forms/time-input';

interface ContentInputProps {
  source: string;
  field: ContentField;
  onUploading: (source: string, uploading: boolean) => void;
}

/** The input of a field, by its definition. */
export const ContentInput = ({ source, field, onUploading }: ContentInputProps) => {
  const validate: Validator[] = [
    (value: unknown) => contentError(field, typeof value === 'string' ? value.trim() : value),
  ];
  const { kind, label, help } = field;
  const shared = { source, label, validate };
  switch (kind) {
    case 'markdown':
      return <MarkdownInput {...shared} help={help} />;
    case 'image':
      return <ImageInput {...shared} help={help} onUploading={onUploading} />;
    case 'flag':
      return <CheckField source={source} label={label} />;
    case 'time':
      return <TimeInput {...shared} help={help} />;
    case 'text':
      return <TextInput {...shared} helperText={help} fullWidth multiline minRows={3} />;
    case 'line':
    case 'link':
      return <TextInput {...shared} helperText={help} fullWidth />;
  }
};
