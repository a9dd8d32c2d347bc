import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useFilterDraft } from './use-filter-draft';

/** Searches as one types; `within` says what is looked through. */
export const SearchBox = ({ label, within }: { label: string; within: string }) => {
  const { typed, setTyped } = useFilterDraft('searchTerm');
  return (
    <TextField
      type="search"
      label={label}
      placeholder={within}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 260px' }, maxWidth: { sm: 420 } }}
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
};
