import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from '../ui/page-title';
import { StateMessage } from '../ui/state-message';

/** Shown for an unknown address of the back office. */
export const NotFound = () => (
  <StateMessage title="404" wholeScreen text="This page does not exist.">
    <PageTitle title="Not found" />
    <Button variant="outlined" component={Link} to={paths.home}>
      Go to dashboard
    </Button>
  </StateMessage>
);
