import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useDraft } from './use-draft';
import { useLeaveGuard } from './use-leave-guard';

interface FormButtonsProps {
  submit: string;
  /** Where the form leads, saved or not. */
  back: string;
  /** Something the form needs is still on its way. */
  waiting: boolean;
}

/** The end of a form. */
export const FormButtons = ({ submit, back, waiting }: FormButtonsProps) => {
  const { isSubmitting } = useFormState();
  useDraft();
  useLeaveGuard(back);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
      <Button component={Link} to={back}>
        Cancel
      </Button>
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        disabled={isSubmitting || waiting}
      >
        {submit}
      </Button>
    </Box>
  );
};
