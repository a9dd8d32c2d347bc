import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { IMAGE_TYPES } from './use-upload';

interface FileButtonProps {
  label: string;
  multiple?: boolean;
  /** What can be chosen; images where absent. */
  accept?: string;
  icon?: ReactNode;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  /** Id of the element with the error. */
  describedBy?: string;
  invalid?: boolean;
  onChoose: (files: File[]) => void;
}

/** A file input in the shape of a button; the input itself keeps the focus and the name. */
export const FileButton = (props: FileButtonProps) => {
  const { label, multiple, disabled, inputRef, describedBy, invalid, onChoose } = props;
  const { accept = IMAGE_TYPES, icon = <AddPhotoAlternateOutlined /> } = props;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    onChoose(files);
  };
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      startIcon={icon}
      disabled={disabled}
      sx={{ '&:focus-within': { outline: '2px solid currentColor', outlineOffset: 2 } }}
    >
      {label}
      <input
        ref={inputRef}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        onChange={choose}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        style={{ position: 'absolute', inset: 0, opacity: 0, width: '100%' }}
      />
    </Button>
  );
};
