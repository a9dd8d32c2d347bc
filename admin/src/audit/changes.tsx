import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { differencesOf, type Difference } from './differences';
import type { AuditEntry } from '../data/records';

const SHOWN = 3;
const LONGEST = 160;

/** The changes of an entry: the old value struck through, the new beside it. */
export const Changes = ({ entry }: { entry: AuditEntry }) => {
  const [open, setOpen] = useState(false);
  const all = differencesOf(entry.before, entry.after);
  const hidden = all.length - SHOWN;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {(open ? all : all.slice(0, SHOWN)).map((difference) => (
        <Line key={difference.name} difference={difference} whole={open} />
      ))}
      {hidden > 0 && (
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ ml: -1.5, px: 1.5 }}
        >
          {open ? 'Show less' : `Show ${hidden} more`}
        </Button>
      )}
    </Box>
  );
};

const Line = ({ difference, whole }: { difference: Difference; whole: boolean }) => {
  const { name, before, after } = difference;
  const cut = (text: string) =>
    whole || text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {name}:
      </Box>{' '}
      {before !== null && (
        <Box component="del" sx={{ color: 'error.main' }}>
          {cut(before)}
        </Box>
      )}
      {before !== null && after !== null && ' → '}
      {after !== null && (
        <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none' }}>
          {cut(after)}
        </Box>
      )}
    </Box>
  );
};
