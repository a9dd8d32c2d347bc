import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, type TextInputProps } from 'react-admin';
import { withoutEnter } from './without-enter';

interface SearchFilterProps extends TextInputProps {
  /** What else is searched, where the placeholder has no room for it. React-Admin takes `helperText` from filters. */
  help?: string;
}

/** Searches while typing; the placeholder names the searched fields. React-Admin's own has no label. */
export const SearchFilter = ({ help, ...props }: SearchFilterProps) => (
  <TextInput
    {...props}
    helperText={help ?? false}
    type="search"
    onKeyDown={withoutEnter}
    slotProps={{
      inputLabel: { shrink: true },
      input: {
        endAdornment: (
          <InputAdornment position="end">
            <SearchOutlined fontSize="small" />
          </InputAdornment>
        ),
      },
    }}
  />
);
