import type { ReactNode } from 'react';
import { Edit, useEditContext, useRefresh } from 'react-admin';
import { LoadError } from '../load-error';
import { PageHeader } from '../page-header';
import { withToasts, type CallTexts } from '../use-call';
import { ConflictChoice } from './conflict-choice';
import { FormSkeleton } from './form-skeleton';
import { RecordForm } from './record-form';
import { useMergedSave, type FormShape, type Versioned } from './use-merged-save';

interface EditPageProps<Record extends Versioned, Fields extends Versioned> {
  title: string;
  /** The id of the record; the address has it where absent. */
  id?: string;
  shape: FormShape<Record, Fields>;
  texts: CallTexts;
  /** Renders a field's value where it is more than text. */
  show?: (field: string, value: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * A cache entry of its own, never refetched: a refetch would overwrite what is being typed. React-Admin's toast would
 * call a record gone whatever has failed; the screen says what has.
 */
const asOpened = { meta: { form: true }, staleTime: Infinity, gcTime: 0, onError: () => undefined };

/**
 * The page that changes a record: React-Admin's `<Edit>` with the shop's toasts, and with a merge where someone else
 * has changed the record since.
 */
export function EditPage<Record extends Versioned, Fields extends Versioned>(
  props: EditPageProps<Record, Fields>,
) {
  const { title, id, shape, texts, show = showText, children } = props;
  const { conflict, save } = useMergedSave(shape);
  const refresh = useRefresh();
  const header = <PageHeader title={title} />;
  return (
    <Edit
      resource={shape.resource}
      id={id}
      mutationMode="pessimistic"
      queryOptions={asOpened}
      mutationOptions={{
        mutationFn: ({ data = {}, previousData }) =>
          withToasts(() => save(data, previousData), texts),
        // The form redirects itself once it is saved.
        onSuccess: refresh,
      }}
      loading={
        <>
          {header}
          <FormSkeleton />
        </>
      }
      error={<NotLoaded />}
    >
      {header}
      <Opened toFields={shape.toFields}>
        {conflict && <ConflictChoice conflict={conflict} show={show} />}
        {children}
      </Opened>
    </Edit>
  );
}

interface OpenedProps<Record extends Versioned, Fields extends Versioned> {
  toFields: (record: Record) => Fields;
  children: ReactNode;
}

function Opened<Record extends Versioned, Fields extends Versioned>(
  props: OpenedProps<Record, Fields>,
) {
  const { record } = useEditContext<Record>();
  return record && <RecordForm record={props.toFields(record)}>{props.children}</RecordForm>;
}

const NotLoaded = () => {
  const { error, refetch } = useEditContext();
  return error && <LoadError error={error} retry={() => void refetch()} />;
};

const showText = (_: string, value: unknown): ReactNode =>
  value === null || value === undefined || value === '' ? 'Empty' : String(value);
