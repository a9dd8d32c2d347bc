import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { minute } from '../data/shop-time';
import type { ApiError } from '../data/api-error';
import type { ContactMessage } from '../data/records';
import { resources } from '../paths';
import { DetailPage } from '../ui/detail-page';
import { Facts } from '../ui/facts';
import { PageHeader } from '../ui/page-header';
import { Panel } from '../ui/panel';
import { AnswerForm } from './answer-form';
import { Answers } from './answers';
import { MessageStateBadge } from './message-state';
import { StateButton } from './state-button';
import { useMessageListPath } from './use-message-link';

/** Polling interval while an answer's email is being sent. */
const READ_EVERY_MS = 2_000;

/** One message: what was written, the answers, and the form for another. */
export const MessageDetail = () => {
  const { id } = useParams();
  const query = useGetOne<ContactMessage, ApiError>(
    resources.messages,
    // Not the row of the list, which has the beginning only.
    { id: id ?? '', meta: { whole: true } },
    { refetchInterval: ({ state }) => isSending(state.data) && READ_EVERY_MS },
  );
  return (
    <DetailPage list="Messages" to={useMessageListPath()} query={query}>
      {(message) => <Content message={message} />}
    </DetailPage>
  );
};

const isSending = (message: ContactMessage | undefined): boolean =>
  message?.answers.some(({ email }) => email === 'sending') ?? false;

const Content = ({ message }: { message: ContactMessage }) => (
  <>
    <PageHeader title={message.subject} aside={<MessageStateBadge state={message.state} />}>
      <StateButton message={message} />
    </PageHeader>
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Panel title="Message">
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.message}</Box>
        </Panel>
        <Answers answers={message.answers} />
        <AnswerForm key={message.id} message={message} />
      </Box>
      <Panel title="From">
        <Facts
          facts={[
            ['Name', message.name],
            ['Email', message.email],
            [
              'Received',
              <time key="at" dateTime={message.createdAt}>
                {minute(message.createdAt)}
              </time>,
            ],
          ]}
        />
      </Panel>
    </Box>
  </>
);
