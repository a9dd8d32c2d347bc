import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from '../ui/page-title';
import { StateMessage } from '../ui/state-message';

/** Shown at the address of a screen that the role of the signed-in member does not include. */
export const NotAllowed = () => (
  <StateMessage
    title="You do not have access to this page"
    wholeScreen
    text="Ask an owner of the shop if you need it."
  >
    <PageTitle title="No access" />
    <Button variant="outlined" component={Link} to={paths.home}>
      Go to dashboard
    </Button>
  </StateMessage>
);
