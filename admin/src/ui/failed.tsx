import Button from '@mui/material/Button';
import { StateMessage } from './state-message';

/** Shown in place of what could not be loaded, with a button to retry. */
export const Failed = ({ error, retry }: { error: Error; retry: () => unknown }) => (
  <StateMessage title="Something went wrong!" text={error.message}>
    <Button variant="outlined" onClick={() => retry()}>
      Try again
    </Button>
  </StateMessage>
);
