import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useCall } from '../ui/use-call';

interface RetryButtonProps {
  label: string;
  /** The label with what it is about, for who does not see the row. */
  name: string;
  call: () => Promise<unknown>;
  success: string;
}

/** Has something that failed tried again, at once; all of it is safe to repeat. */
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
