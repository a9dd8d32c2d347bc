import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';

export interface Card {
  media?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  aside?: ReactNode;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The records of a page where a table would not fit. */
export function CardList<T extends RaRecord>({ card }: { card: (record: T) => Card }) {
  const { data = [] } = useListContext<T>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => {
        const { media, title, note, aside } = card(record);
        return (
          <Box component="li" key={record.id} sx={row}>
            {media}
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600 }}>{title}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{note}</Box>
            </Box>
            {aside}
          </Box>
        );
      })}
    </Box>
  );
}
