import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { LeaveGuard } from './leave-guard';

interface RecordFormProps {
  /** The values of the record; absent for a new one. */
  record?: { id: string };
  defaultValues?: object;
  children: ReactNode;
}

/** React-Admin's form: shows field errors, asks before it is left unsaved, and redirects to the list once saved. */
export const RecordForm = ({ children, ...values }: RecordFormProps) => (
  <Form
    {...values}
    noValidate
    warnWhenUnsavedChanges
    WarnWhenUnsavedChangesComponent={LeaveGuard}
    disableInvalidFormNotification
  >
    {children}
  </Form>
);
