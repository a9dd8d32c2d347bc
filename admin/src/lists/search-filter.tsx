import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, type TextInputProps } from 'react-admin';
import { withoutEnter } from './without-enter';

/** Searches while typing; the placeholder names the searched fields. React-Admin's own has no label. */
export const SearchFilter = (props: TextInputProps) => (
  <TextInput
    {...props}
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
