import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text on fill, each pair at least 4.5:1, by light and dark. */
const tones = {
  yellow: { light: ['#7A4F00', '#FFF1BF'], dark: ['#FFDD7A', '#453713'] },
  blue: { light: ['#174C99', '#DFEBFF'], dark: ['#A3C7FF', '#1B3357'] },
  green: { light: ['#14603E', '#DBF3E6'], dark: ['#86E0B3', '#15402C'] },
  red: { light: ['#A3242C', '#FDE5E6'], dark: ['#FFA3A8', '#50202A'] },
  purple: { light: ['#6A2C9C', '#F1E4FB'], dark: ['#D7B0F7', '#3E2457'] },
  gray: { light: ['#4A545D', '#EDEFEC'], dark: ['#C3CBD1', '#2D363C'] },
} as const;

export type Tone = keyof typeof tones;

/** A state in its color. */
export const StateBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      display: 'inline-block',
      px: 1.25,
      py: 0.5,
      borderRadius: 999,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: 1.3,
      whiteSpace: 'nowrap',
      color: tones[tone][palette.mode][0],
      bgcolor: tones[tone][palette.mode][1],
    })}
  >
    {children}
  </Box>
);
