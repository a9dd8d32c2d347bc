import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { minute } from '../data/shop-time';
import type { ContactMessage } from '../data/records';
import { Panel } from '../ui/panel';
import { StateBadge, type Tone } from '../ui/state-badge';

type Answer = ContactMessage['answers'][number];

const emails: Readonly<Record<Answer['email'], { tone: Tone; label: string }>> = {
  sending: { tone: 'blue', label: 'Sending' },
  sent: { tone: 'green', label: 'Sent' },
  failed: { tone: 'red', label: 'Not sent' },
};

/** What was answered, oldest first, each with the state of its email. */
export const Answers = ({ answers }: { answers: Answer[] }) =>
  answers.length > 0 && (
    <Panel title="Answers">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {answers.map((answer) => (
          <Entry key={answer._id} answer={answer} />
        ))}
      </Box>
    </Panel>
  );

const Entry = ({ answer: { text, by, createdAt, email, error } }: { answer: Answer }) => (
  <Box component="li" sx={{ minWidth: 0 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{by?.name ?? 'Deleted account'}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={createdAt}>{minute(createdAt)}</time>
      </Typography>
      <StateBadge tone={emails[email].tone}>{emails[email].label}</StateBadge>
    </Box>
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
    {error !== null && (
      <Alert severity="error" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        The email was not sent: {error}
      </Alert>
    )}
  </Box>
);
