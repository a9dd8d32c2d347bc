import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** Shown below a select of categories in a shop without any. */
export const CategoryNeeded = () => (
  <>
    There is no category yet.{' '}
    <MuiLink component={Link} to={paths.addCategory} color="inherit">
      Add a category
    </MuiLink>{' '}
    first.
  </>
);
