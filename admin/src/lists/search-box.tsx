import SearchOutlined from '@mui/icons-material/SearchOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useListFilter } from './use-list-filter';

const DEBOUNCE_MS = 500;

/** Searches as one types; `within` says what is looked through. */
export const SearchBox = ({ label, within }: { label: string; within: string }) => {
  const [applied, apply] = useListFilter('searchTerm');
  const [typed, setTyped] = useState(applied);
  useEffect(() => setTyped(applied), [applied]);
  // With the filters of the moment: one that is chosen, or cleared, meanwhile is not undone.
  useEffect(() => {
    if (typed === applied) return;
    const timer = setTimeout(() => apply(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, applied, apply]);
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
