import Button from '@mui/material/Button';
import { ApiError } from '../data/api-error';
import { PageTitle } from './page-title';
import { StateMessage } from './state-message';

/** Shown in place of a record that does not exist or could not be loaded. */
export const LoadError = ({ error, retry }: { error: Error; retry: () => void }) => {
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <StateMessage
      wholeScreen
      title={missing ? '404' : 'Something went wrong!'}
      text={error.message}
    >
      <PageTitle title={missing ? 'Not found' : 'Something went wrong'} />
      {!missing && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
    </StateMessage>
  );
};
