import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { returnRules } from '../../../../common/contract/order-return';
import type { OrderReturn } from '../../data/records';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useCall } from '../../ui/use-call';
import { approveReturn, declineReturn } from '../calls';

const TEXTS = {
  approve: {
    confirm: 'Approve',
    effect: 'The customer gets an email that says where to send the items.',
    label: 'Text to the customer (optional)',
    toast: {
      loading: 'Approving...',
      success: 'Return approved.',
      refused: 'Failed to approve the return',
      failed: 'Failed. Please try again.',
    },
  },
  decline: {
    confirm: 'Decline',
    effect: 'The customer gets an email with your text.',
    label: 'Text to the customer',
    toast: {
      loading: 'Declining...',
      success: 'Return declined.',
      refused: 'Failed to decline the return',
      failed: 'Failed. Please try again.',
    },
  },
} as const;

interface AnswerDialogProps {
  orderReturn: OrderReturn;
  decision: keyof typeof TEXTS;
  onClose: () => void;
}

/** Approves or declines a return with a text. */
export const AnswerDialog = ({ orderReturn, decision, onClose }: AnswerDialogProps) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, run } = useCall();
  const { confirm, effect, label, toast } = TEXTS[decision];
  const { id, number, orderNumber } = orderReturn;
  const answer = async () => {
    const isMissing = decision === 'decline' && text.trim() === '';
    setProblem(isMissing ? returnRules.answer.required : '');
    if (isMissing || busy) return;
    const send = decision === 'approve' ? approveReturn : declineReturn;
    if (!(await run(() => send(id, text.trim()), toast))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`${confirm} return ${number} of order ${orderNumber}?`}
      confirm={confirm}
      danger={decision === 'decline'}
      isKept={text !== ''}
      onConfirm={() => void answer()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{effect}</Typography>
      <TextField
        label={label}
        value={text}
        multiline
        minRows={4}
        fullWidth
        onChange={({ target }) => setText(target.value)}
        error={problem !== ''}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: returnRules.answer.max } }}
      />
    </ConfirmDialog>
  );
};
