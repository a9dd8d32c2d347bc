/** The brand's values, the same as in the storefront's `styles/theme.css`. */
export const tokens = {
  ink: '#0E1113',
  graphite: '#1C2226',
  steel: '#56616B',
  line: '#DFE3E0',
  mist: '#F4F5F2',
  paper: '#FFFFFF',
  volt: '#C8F031',
  error: '#C62F38',
  warning: '#9A6700',
  success: '#1E7B4F',
  info: '#1F5FBF',
} as const;

export const fonts = {
  text: "'Inter Variable', system-ui, sans-serif",
  heading: "'Archivo Variable', 'Inter Variable', system-ui, sans-serif",
} as const;

/** What a thumb can hit, in px. */
export const TARGET = 44;
