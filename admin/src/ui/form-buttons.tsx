import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useLeaveGuard } from './use-leave-guard';

/** The end of a form; `back` is where it leads, saved or not. */
export const FormButtons = ({ submit, back }: { submit: string; back: string }) => {
  const { isSubmitting } = useFormState();
  useLeaveGuard(back);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
      <Button component={Link} to={back}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
        {submit}
      </Button>
    </Box>
  );
};
