import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, SimpleList, type Identifier } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { minute } from '../data/shop-time';
import type { ListedMessage } from '../data/records';
import { ListColumn } from '../lists/list-column';
import { longText } from '../lists/long-text';
import { useNarrow } from '../ui/use-narrow';
import { MessageStateBadge } from './message-state';
import { useMessageLink } from './use-message-link';

const Column = ListColumn<ListedMessage>;

/** The messages of a page, as a table or, on narrow screens, as cards. */
export const MessageRows = () => (useNarrow() ? <MessageCards /> : <MessageTable />);

const MessageTable = () => {
  const linkTo = useMessageLink();
  const navigate = useNavigate();
  const open = (id: Identifier) => {
    const { to, state } = linkTo(String(id));
    void navigate(to, { state });
    return false as const;
  };
  return (
    <DataTable<ListedMessage> bulkActionButtons={false} rowClick={open} size="medium">
      <Column label="From" render={({ name, email }) => <Sender name={name} email={email} />} />
      <Column label="Message" render={(message) => <Beginning message={message} />} />
      <Column
        source="state"
        disableSort
        render={({ state }) => <MessageStateBadge state={state} />}
      />
      <Column
        source="createdAt"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ createdAt }) => minute(createdAt)}
      />
    </DataTable>
  );
};

const MessageCards = () => (
  <SimpleList<ListedMessage>
    rowClick={false}
    primaryText={(message) => <Beginning message={message} />}
    secondaryText={({ name, email }) => <Sender name={name} email={email} />}
    tertiaryText={({ state }) => <MessageStateBadge state={state} />}
  />
);

const Sender = ({ name, email }: { name: string; email: string }) => (
  <Box component="span" sx={{ ...longText, display: 'block' }}>
    {name}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {email}
    </Box>
  </Box>
);

const Beginning = ({ message }: { message: ListedMessage }) => {
  const linkTo = useMessageLink();
  return (
    <Box component="span" sx={{ ...longText, display: 'block', maxWidth: 520 }}>
      <Link
        component={RouterLink}
        {...linkTo(message.id)}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: message.state === 'open' ? 700 : 500 }}
      >
        {message.subject}
      </Link>
      <Box
        component="span"
        sx={{
          color: 'text.secondary',
          fontWeight: 400,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {message.excerpt}
      </Box>
    </Box>
  );
};
