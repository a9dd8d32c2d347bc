import { TextInput, type Validator } from 'react-admin';
import { contentError, type ContentField } from '../../../common/contract/content-fields';
import { MarkdownInput } from './markdown-input';

/** The input of a field, by its definition. */
export const ContentInput = ({ source, field }: { source: string; field: ContentField }) => {
  const validate: Validator[] = [
    (value: unknown) => contentError(field, typeof value === 'string' ? value.trim() : value),
  ];
  const { kind, label, help: helperText } = field;
  if (kind === 'markdown') {
    return <MarkdownInput source={source} label={label} validate={validate} help={helperText} />;
  }
  const isLong = kind === 'text';
  return (
    <TextInput
      {...{ source, label, validate, helperText }}
      fullWidth
      type={kind === 'link' ? 'text' : undefined}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
    />
  );
};
