import { useState, type ReactNode } from 'react';
import { Create, useDataProvider, useRefresh } from 'react-admin';
import { isOutcomeUnknown } from '../../data/api-error';
import type { ResourceName } from '../../paths';
import { PageHeader } from '../page-header';
import { withToasts, type CallTexts } from '../use-call';
import { CreateDoubt } from './create-doubt';
import { RecordForm } from './record-form';

interface CreatePageProps {
  title: string;
  resource: ResourceName;
  texts: CallTexts;
  defaultValues?: object;
  /** The body of the request; the fields of the form where absent. */
  toBody?: (fields: Record<string, unknown>) => object;
  children: ReactNode;
}

const lost = { failed: 'The connection was lost.' };

/**
 * The page that creates a record: React-Admin's `<Create>` with the shop's toasts, and with a warning where a record may
 * have been created although the call failed.
 */
export const CreatePage = (props: CreatePageProps) => {
  const { title, resource, texts, defaultValues, toBody = (fields) => fields, children } = props;
  const provider = useDataProvider();
  const refresh = useRefresh();
  /** The last failure after which the record may exist. */
  const [doubt, setDoubt] = useState<unknown>(null);
  return (
    <Create
      resource={resource}
      mutationOptions={{
        mutationFn: ({ data = {} }) =>
          withToasts(async () => (await provider.create(resource, { data: toBody(data) })).data, {
            ...lost,
            ...texts,
          }).catch((error: unknown) => {
            if (isOutcomeUnknown(error)) setDoubt(error);
            throw error;
          }),
        // The form redirects itself once it is saved.
        onSuccess: refresh,
      }}
    >
      <PageHeader title={title} />
      {doubt !== null && <CreateDoubt failure={doubt} />}
      <RecordForm defaultValues={defaultValues}>{children}</RecordForm>
    </Create>
  );
};
