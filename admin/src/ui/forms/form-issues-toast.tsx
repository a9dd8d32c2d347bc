import { Fragment, useEffect, useRef } from 'react';
import { ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import toast from 'react-hot-toast';

/** Shows all errors that block the surrounding form in one toast; each is shown at its field, too. */
export const FormIssuesToast = () => {
  const { submitCount, errors } = useFormState();
  const shownCount = useRef(submitCount);
  useEffect(() => {
    if (submitCount === shownCount.current) return;
    shownCount.current = submitCount;
    // Server errors are shown by the toast of the call.
    if (errors.root) return;
    const texts = Object.values(errors).map((error) => error?.message);
    const issues = texts.filter((text) => typeof text === 'string');
    if (issues.length) toast.error(<Issues issues={issues} />);
  }, [submitCount, errors]);
  return null;
};

const Issues = ({ issues }: { issues: string[] }) => (
  <span>
    {issues.map((issue, index) => (
      <Fragment key={index}>
        {index > 0 && ', '}
        <ValidationError error={issue} />
      </Fragment>
    ))}
  </span>
);
