import type { Components, Theme } from '@mui/material/styles';
import { TARGET, tokens } from './tokens';

const GAP = 12;

/** Below this the bar of the frame lies over the top of the window. */
const NARROW = '@media (max-width: 899.95px)';
const NARROW_BAR = 56;
const PHONE = '@media (max-width:599.95px)';
const WIDE = '@media (min-width:600px)';

/** Each filter takes its place in the row of the toolbar. */
const filterForm = {
  display: 'contents',
  '& .RaFilterForm-filterFormInput .MuiFormControl-root': { width: '100%', marginTop: 0 },
  '& .RaFilterForm-clearFix': { display: 'none' },
  // React-Admin hides them.
  '& [data-source=searchTerm] .MuiFormHelperText-root': { display: 'block' },
};

const filterFormInput: object = {
  flex: '1 1 150px',
  alignItems: 'center',
  minHeight: TARGET,
  [WIDE]: { maxWidth: 220 },
  [PHONE]: { width: 'auto' },
  '&[data-source=searchTerm]': {
    flexBasis: 260,
    [WIDE]: { maxWidth: 420 },
    [PHONE]: { flexBasis: '100%' },
  },
  '&:has(.RaFilterFormInput-hideButton)': { flexBasis: 200 },
  '&:has(.MuiChip-root)': { flex: 'none' },
  '& .RaFilterFormInput-hideButton': { marginBottom: 0 },
  '& .RaFilterFormInput-spacer': { display: 'none' },
};

/** Over the end of the window, never in the way of the rows. */
const selection = {
  position: 'sticky',
  bottom: 16,
  zIndex: 1050,
  '& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    flexWrap: 'wrap',
    gap: GAP,
    height: 'auto',
    marginTop: 16,
    padding: '8px 16px',
    transform: 'none',
    borderRadius: 14,
    border: '1px solid #2D363C',
    color: tokens.paper,
    backgroundColor: tokens.ink,
  },
  // Not only without height: what cannot be seen is not reached by the keyboard.
  '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
  '& .RaBulkActionsToolbar-title > *': { color: 'inherit', fontWeight: 600 },
  '& .RaBulkActionsToolbar-topToolbar': { flex: '0 1 auto', padding: 0, marginLeft: 'auto' },
} as const;

const pagination = {
  root: { overflow: 'visible', border: 0, padding: 0 },
  toolbar: { flexWrap: 'wrap', rowGap: GAP, '&&': { padding: '16px 0 0' } },
  spacer: { display: 'none' },
  displayedRows: ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
    order: -1,
    marginRight: 'auto',
    color: theme.palette.text.secondary,
  }),
} as const;

/** Cards in place of a table, with hairlines as that has. */
const cards = ({ theme }: { theme: Omit<Theme, 'components'> }) =>
  ({
    padding: 0,
    '& .MuiListItem-root': {
      position: 'relative',
      gap: GAP,
      padding: `${GAP}px 0`,
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& .MuiListItemIcon-root': { minWidth: 0, alignItems: 'center', color: 'inherit' },
    '& .MuiListItemText-root': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
    '& .RaSimpleList-tertiary': { float: 'none', flexShrink: 0, opacity: 1 },
    '& .MuiListItemText-primary > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 8,
    },
    '& .MuiListItemText-primary': { fontWeight: 600 },
  }) as const;

/** Lists as the shop's: filters, rows, what is ticked, and the pages. */
export const lists: Components<Omit<Theme, 'components'>> = {
  RaListToolbar: {
    styleOverrides: {
      root: {
        flexFlow: 'row wrap',
        [PHONE]: { flexFlow: 'row wrap', backgroundColor: 'transparent' },
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: GAP,
        marginBottom: 20,
        backgroundColor: 'transparent',
        '& > span:empty': { display: 'none' },
      },
    },
  },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaFilterForm: { styleOverrides: { root: filterForm } },
  RaFilterFormInput: { styleOverrides: { root: filterFormInput } },
  RaDataTable: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaDataTable-headerCell': {
          backgroundColor: theme.palette.background.default,
          [NARROW]: { top: NARROW_BAR },
        },
        '& .select-all': { marginBlock: -8 },
      }),
    },
  },
  // Beside the text, which stays in line with its column.
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        '.MuiTableCell-alignRight & .MuiTableSortLabel-icon': { left: 'auto', right: '100%' },
      },
      icon: { position: 'absolute', left: '100%' },
    },
  },
  RaSimpleList: { styleOverrides: { root: cards } },
  RaBulkActionsToolbar: { styleOverrides: { root: selection } },
  MuiTablePagination: { styleOverrides: pagination },
  // It stands beside the screen's landmarks; so it is one of its own.
  MuiMenu: { defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } } },
};
