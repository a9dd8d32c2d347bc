import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { LeaveGuard } from './leave-guard';

interface RecordFormProps {
  /** The record as the form shows it; a form of a new one has none. */
  record?: { id: string };
  defaultValues?: object;
  children: ReactNode;
}

/** React-Admin's form: errors stand at their fields, and it asks before it is left unsaved. Once saved it leads to the list. */
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
