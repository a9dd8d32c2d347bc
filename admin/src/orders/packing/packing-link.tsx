import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useListContext, type Identifier } from 'react-admin';
import { paths } from '../../paths';

interface PackingLinkProps {
  label: string;
  ids: Identifier[];
}

/** Opens the packing slips of orders in a new window. */
export const PackingLink = ({ label, ids }: PackingLinkProps) => (
  <Button
    variant="outlined"
    color="inherit"
    startIcon={<PrintOutlined />}
    href={paths.packingSlips(ids.map(String))}
    target="_blank"
    rel="noopener"
  >
    {label}
  </Button>
);

/** The same for the selected orders of the list. */
export const PackSelected = () => (
  <PackingLink label="Packing slips" ids={useListContext().selectedIds} />
);
