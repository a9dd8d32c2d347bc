import Button from '@mui/material/Button';
import type { ApiError } from '../data/api-error';
import { StateMessage } from './state-message';

/** In place of a record that is not there or could not be loaded. */
export const LoadError = ({ error, retry }: { error: ApiError; retry: () => void }) => {
  const missing = error.status === 404;
  return (
    <StateMessage
      wholeScreen
      title={missing ? '404' : 'Something went wrong!'}
      text={error.message}
    >
      {!missing && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
    </StateMessage>
  );
};
