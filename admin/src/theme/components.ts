import type { Components, Theme } from '@mui/material/styles';
import { lists } from './lists';
import { TARGET, tokens } from './tokens';

const page = { '& .RaCreate-main, & .RaEdit-main': { display: 'block', marginTop: 0 } };

/** At the end of its form on phones too, where React-Admin would place it above the form. */
const formEnd = {
  '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
    position: 'static',
    minHeight: 0,
    justifyContent: 'flex-end',
    gap: 8,
    marginTop: 24,
    padding: 0,
    backgroundColor: 'transparent',
  },
} as const;

/** Borders instead of shadows, and touch targets of 44 px. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { backgroundImage: 'none', fontFeatureSettings: "'cv11', 'ss03'" },
      ':focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { animation: 'none !important', transition: 'none !important' },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TARGET,
        borderRadius: 999,
        paddingInline: 18,
        flexShrink: 0,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { minHeight: TARGET, borderRadius: 10 },
      input: { textOverflow: 'ellipsis' },
    },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: TARGET, minWidth: 0, paddingInline: 12, opacity: 1 } },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        padding: '14px 16px',
        fontVariantNumeric: 'tabular-nums',
        '@media (max-width: 1150px)': { paddingInline: 8 },
      }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        backgroundColor: 'transparent',
        fontSize: '0.8125rem',
        fontWeight: 600,
        paddingBlock: 10,
      }),
    },
  },
  // A form's page has a heading of its own, and panels in place of a card.
  RaCreate: { defaultProps: { component: 'div', title: false }, styleOverrides: { root: page } },
  RaEdit: { defaultProps: { component: 'div', title: false }, styleOverrides: { root: page } },
  // No space is reserved below a field.
  RaTextInput: { defaultProps: { helperText: false } },
  RaNumberInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { margin: 'none' } },
  RaToolbar: { styleOverrides: { root: formEnd } },
  ...lists,
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 14,
        padding: 8,
        overflowWrap: 'anywhere',
        // Its middle scrolls, in a form too.
        '& > form': { display: 'contents' },
      },
    },
  },
  // On a phone two long labels do not fit side by side.
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8 } } },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        backgroundColor: theme.palette.text.secondary,
        color: theme.palette.background.paper,
      }),
    },
  },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: tokens.ink } } },
};
