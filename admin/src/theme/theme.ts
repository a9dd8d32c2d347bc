import type { RaThemeOptions } from 'react-admin';
import { components } from './components';
import { fonts, tokens } from './tokens';

const heading = { fontFamily: fonts.heading, fontWeight: 800, fontStretch: '118%' };

const shared: RaThemeOptions = {
  shape: { borderRadius: 10 },
  spacing: 8,
  typography: {
    fontFamily: fonts.text,
    h1: { ...heading, fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)', lineHeight: 1.1 },
    h2: { ...heading, fontSize: '1.0625rem', lineHeight: 1.3 },
    button: { textTransform: 'none', fontWeight: 600 },
    body2: { lineHeight: 1.5 },
  },
  components,
};

export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: tokens.ink, contrastText: tokens.paper },
    secondary: { main: tokens.volt, contrastText: tokens.ink },
    error: { main: tokens.error },
    warning: { main: tokens.warning },
    success: { main: tokens.success },
    info: { main: tokens.info },
    divider: tokens.line,
    text: { primary: tokens.ink, secondary: tokens.steel },
    background: { default: tokens.paper, paper: tokens.paper },
  },
};

export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: tokens.mist, contrastText: tokens.ink },
    secondary: { main: tokens.volt, contrastText: tokens.ink },
    error: { main: '#FF8C92' },
    warning: { main: '#E8B84A' },
    success: { main: '#6FD3A2' },
    info: { main: '#8DB8FF' },
    divider: '#2D363C',
    text: { primary: tokens.mist, secondary: '#A8B2BA' },
    background: { default: '#14181B', paper: tokens.graphite },
  },
};
