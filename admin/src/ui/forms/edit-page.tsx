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
  shape: FormShape<Record, Fields>;
  texts: CallTexts;
  /** A field's value in words or images, where it is more than a text. */
  show?: (field: string, value: unknown) => ReactNode;
  children: ReactNode;
}

/** Apart from what lists have read, and as it was when it was opened: a refetch would wipe what is being typed. */
const asOpened = { meta: { form: true }, staleTime: Infinity, gcTime: 0 };

/**
 * The page that changes a record: React-Admin's `<Edit>` with the shop's toasts, and with a merge where somebody else
 * has changed the record meanwhile.
 */
export function EditPage<Record extends Versioned, Fields extends Versioned>(
  props: EditPageProps<Record, Fields>,
) {
  const { title, shape, texts, show = showText, children } = props;
  const { conflict, save } = useMergedSave(shape);
  const refresh = useRefresh();
  const header = <PageHeader title={title} />;
  return (
    <Edit
      resource={shape.resource}
      mutationMode="pessimistic"
      queryOptions={asOpened}
      mutationOptions={{
        mutationFn: ({ data = {}, previousData }) =>
          withToasts(() => save(data, previousData), texts),
        // The form leads away itself, once it knows that it is saved.
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
