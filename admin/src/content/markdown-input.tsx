import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextInput, type Validator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { placeholders } from '../../../common/contract/placeholders';
import { usePreview } from './use-preview';

interface MarkdownInputProps {
  source: string;
  label: string;
  validate: Validator[];
  help?: string;
}

/** A text in Markdown, with what it looks like in the shop beside it. */
export const MarkdownInput = ({ source, label, validate, help }: MarkdownInputProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <TextInput
        source={source}
        label={label}
        validate={validate}
        helperText={`Markdown. ${help ?? ''}`}
        fullWidth
        multiline
        minRows={16}
        maxRows={28}
      />
      <Placeholders />
    </Box>
    <Preview source={source} />
  </Box>
);

const Placeholders = () => (
  <Box component="details" sx={{ mt: 1 }}>
    <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
      Placeholders
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      They show what the settings say, so that a text stays true when a setting changes.
    </Typography>
    <Box component="dl" sx={{ m: 0, '& dt': { fontFamily: 'monospace', mt: 1 }, '& dd': { m: 0 } }}>
      {Object.entries(placeholders).map(([name, meaning]) => (
        <Fact key={name} name={`{{${name}}}`}>
          {meaning}
        </Fact>
      ))}
    </Box>
  </Box>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const written = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  p: 2,
  minHeight: 120,
  maxHeight: 720,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& a': { color: 'inherit' },
  '& h2': { fontSize: '1.25rem' },
  '& h3, & h4': { fontSize: '1.0625rem' },
} as const;

const Preview = ({ source }: { source: string }) => {
  const text: unknown = useFormContext().watch(source);
  const { html, error } = usePreview(typeof text === 'string' ? text : '');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" aria-hidden="true" sx={{ fontWeight: 600, mb: 1 }}>
        Preview
      </Typography>
      {error ? (
        <Typography role="alert">{error}</Typography>
      ) : (
        // Scrolls, so the keyboard must reach it. The server has sanitized the HTML.
        <Box
          tabIndex={0}
          role="region"
          aria-label="Preview"
          sx={written}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </Box>
  );
};
