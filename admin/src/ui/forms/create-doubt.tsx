import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** Shown above a form whose record may have been created already. @param failure gets the focus each time it changes */
export const CreateDoubt = ({ failure }: { failure: unknown }) => {
  const resource = useResourceContext();
  const list = useCreatePath()({ resource, type: 'list' });
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [failure]);
  return (
    <Alert severity="warning" ref={alert} tabIndex={-1} sx={{ mb: 2.5, scrollMarginTop: 80 }}>
      It may have been added: {/* In a tab of its own, so that what was typed stays. */}
      <Link component={RouterLink} to={list} target="_blank" rel="noopener" color="inherit">
        look at the list
      </Link>{' '}
      before you try again.
    </Alert>
  );
};
