import type { ReactNode } from 'react';
import { Create, useDataProvider, useRefresh } from 'react-admin';
import type { ResourceName } from '../../paths';
import { PageHeader } from '../page-header';
import { withToasts, type CallTexts } from '../use-call';
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

/** The page that creates a record: React-Admin's `<Create>` with the shop's toasts. */
export const CreatePage = (props: CreatePageProps) => {
  const { title, resource, texts, defaultValues, toBody = (fields) => fields, children } = props;
  const provider = useDataProvider();
  const refresh = useRefresh();
  return (
    <Create
      resource={resource}
      mutationOptions={{
        mutationFn: ({ data = {} }) =>
          withToasts(
            async () => (await provider.create(resource, { data: toBody(data) })).data,
            texts,
          ),
        // The form redirects itself once it is saved.
        onSuccess: refresh,
      }}
    >
      <PageHeader title={title} />
      <RecordForm defaultValues={defaultValues}>{children}</RecordForm>
    </Create>
  );
};
