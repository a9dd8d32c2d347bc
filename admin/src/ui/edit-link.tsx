import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';

/** A link to a record's form. */
export const EditLink = ({ to, name }: { to: string; name: string }) => (
  <IconButton component={Link} to={to} aria-label={`Edit ${name}`}>
    <EditOutlined fontSize="small" />
  </IconButton>
);
