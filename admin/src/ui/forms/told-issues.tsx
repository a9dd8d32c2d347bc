import { Fragment, useEffect, useRef } from 'react';
import { ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import toast from 'react-hot-toast';

/** Says all that keeps the form around it from being sent, in one message; each stands at its field besides. */
export const ToldIssues = () => {
  const { submitCount, errors } = useFormState();
  const told = useRef(submitCount);
  useEffect(() => {
    if (submitCount === told.current) return;
    told.current = submitCount;
    // What the server refused was said by the call itself.
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
      <Fragment key={issue}>
        {index > 0 && ', '}
        <ValidationError error={issue} />
      </Fragment>
    ))}
  </span>
);
