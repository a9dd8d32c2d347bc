import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useCall } from '../ui/use-call';

interface RetryButtonProps {
  label: string;
  /** Accessible name: the label and what it is about. */
  name: string;
  call: () => Promise<unknown>;
  success: string;
}

/** Retries something that failed; the call is idempotent. */
export const RetryButton = ({ label, name, call, success }: RetryButtonProps) => {
  const { busy, run } = useCall();
  const texts = { loading: 'Retrying...', success, refused: 'Failed. Please try again.' };
  return (
    <Button
      variant="outlined"
      startIcon={<ReplayOutlined />}
      disabled={busy}
      aria-label={name}
      onClick={() => void run(call, texts)}
    >
      {label}
    </Button>
  );
};
