import Button from '@mui/material/Button';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useDraft } from './use-draft';

interface FormToolbarProps {
  submit: string;
  /** Target of Cancel. */
  back: string;
  /** An upload of the form is still in progress. */
  waiting: boolean;
}

/** The buttons at the end of a form. */
export const FormToolbar = ({ submit, back, waiting }: FormToolbarProps) => {
  const { isSubmitting } = useFormState();
  const isHeld = isSubmitting || waiting;
  useDraft();
  return (
    <Toolbar disableGutters>
      <Button component={Link} to={back}>
        Cancel
      </Button>
      <SaveButton
        label={submit}
        icon={null}
        color="secondary"
        alwaysEnable={!isHeld}
        disabled={isHeld}
      />
    </Toolbar>
  );
};
