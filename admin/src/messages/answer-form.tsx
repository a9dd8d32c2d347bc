import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import { contactRules } from '../../../common/contract/contact';
import type { ContactMessage } from '../data/records';
import { atMost, filled } from '../ui/forms/rules';
import { useDraft } from '../ui/forms/use-draft';
import { LeaveQuestion } from '../ui/forms/leave-question';
import { Panel } from '../ui/panel';
import { useCall } from '../ui/use-call';
import { answerMessage } from './calls';

const { answer } = contactRules;

const rules = [filled(answer.required), atMost(answer.max, answer.tooLong)];

const texts = {
  loading: 'Sending answer...',
  success: 'Answer sent',
  refused: 'Failed to send the answer',
};

/** Writes an answer, which is emailed; what is written stays where that fails. */
export const AnswerForm = ({ message }: { message: ContactMessage }) => {
  const { id, name, version } = message;
  const { busy, run } = useCall();
  const [sent, setSent] = useState(0);
  const send = async ({ text }: FieldValues) => {
    const error = await run(() => answerMessage(id, String(text), version), texts);
    if (!error) setSent(sent + 1);
  };
  return (
    <Panel title="Your answer">
      <Form key={sent} onSubmit={send} noValidate disableInvalidFormNotification>
        <Unsent />
        <TextInput
          source="text"
          label="Answer"
          helperText={`Emailed to ${name}, with the message below your answer.`}
          validate={rules}
          multiline
          minRows={6}
          fullWidth
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
          <Button type="submit" variant="contained" color="secondary" disabled={busy}>
            Send answer
          </Button>
        </Box>
      </Form>
    </Panel>
  );
};

/** What is written stays over a login, and is not left without a question. */
const Unsent = () => {
  const { dirtyFields } = useFormState();
  useDraft();
  return Object.keys(dirtyFields).length > 0 ? <LeaveQuestion /> : null;
};
