import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** Leads from a list to the page that adds to it. */
export const AddLink = ({ to, label }: { to: string; label: string }) => (
  <Button
    variant="contained"
    color="secondary"
    component={Link}
    to={to}
    startIcon={<AddOutlined />}
  >
    {label}
  </Button>
);
