import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from '../ui/page-title';
import { StateMessage } from '../ui/state-message';

/** For an address of the back office that leads nowhere. */
export const NotFound = () => (
  <StateMessage title="404" wholeScreen text="There is no such page in the back office.">
    <PageTitle title="Not found" />
    <Button variant="outlined" component={Link} to={paths.home}>
      To the dashboard
    </Button>
  </StateMessage>
);
