import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { randomUuid } from '../../../../common/browser/random-uuid';
import { bulkChangeRules } from '../../../../common/contract/product';
import { counted } from '../../../../common/format/text';
import { isOutcomeUnknown } from '../../data/api-error';
import { useCall } from '../../ui/use-call';
import {
  bulkBody,
  isBulkField,
  isChange,
  type BulkChange,
  type BulkForm,
  type WhichProducts,
} from './bulk-change';
import { BulkFields } from './bulk-fields';
import { BulkPreview } from './bulk-preview';
import { changeProducts } from '../calls';

const texts = {
  loading: 'Updating...',
  success: 'Products updated successfully!',
  refused: 'Failed to update the products',
};

const atFirst: BulkForm = { field: 'percent', value: '' };

const IN_DOUBT = 'It may have been applied: look at the preview before you try again.';

interface Preview {
  /** The previewed change; only this is applied, and to the previewed products. */
  change: object;
  changes: BulkChange[];
  /** Idempotency key: what was previewed is applied once. */
  key: string;
}

interface BulkDialogProps {
  which: WhichProducts;
  /** Number of these products. */
  count: number;
  onClose: () => void;
}

/** Changes many products after a preview. */
export const BulkDialog = ({ which, count, onClose }: BulkDialogProps) => {
  const { busy, run } = useCall();
  const [problem, setProblem] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [looking, setLooking] = useState(false);
  /** The change last previewed; null after an edit. */
  const latest = useRef<object | null>(null);
  const id = useId();
  const tooMany = count > bulkChangeRules.max;

  const show = async ({ field, value }: FieldValues) => {
    const change = isBulkField(field) && bulkBody(field, String(value ?? ''));
    setProblem('');
    if (!change) return setProblem('Enter a new value.');
    latest.current = change;
    setLooking(true);
    try {
      const changes = await changeProducts(which, change);
      if (latest.current !== change) return;
      setPreview({ change, changes: changes.filter(isChange), key: randomUuid() });
    } catch (error) {
      if (latest.current !== change) return;
      setProblem((error instanceof Error && error.message) || texts.refused);
    } finally {
      if (latest.current === change) setLooking(false);
    }
  };
  const apply = async ({ change, changes, key }: Preview) => {
    const ids = changes.map(({ _id }) => _id);
    const error = await run(() => changeProducts({ ids }, change, key), texts);
    if (!error) return onClose();
    if (!isOutcomeUnknown(error)) return;
    // Prices change by a part of what they are: the preview may be of before.
    edit();
    setProblem(IN_DOUBT);
  };
  const edit = () => {
    latest.current = null;
    setLooking(false);
    setPreview(null);
    setProblem('');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Form defaultValues={atFirst} onSubmit={show} noValidate>
        <DialogTitle id={id} variant="h2" component="h2">
          Change products
        </DialogTitle>
        <DialogContent>
          {tooMany ? (
            <Alert severity="info">
              You chose {counted(count, 'product')}. At most{' '}
              {bulkChangeRules.max.toLocaleString('en-US')} can be changed at a time: filter the
              list first, for example by category.
            </Alert>
          ) : (
            <BulkFields onEdit={edit} />
          )}
          {looking && <LinearProgress aria-label="Loading preview" sx={{ mt: 2 }} />}
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          {preview && <BulkPreview changes={preview.changes} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {preview?.changes.length ? (
            <Button variant="contained" disabled={busy} onClick={() => void apply(preview)}>
              Change {counted(preview.changes.length, 'product')}
            </Button>
          ) : (
            <Button type="submit" variant="contained" disabled={tooMany || looking}>
              Preview
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
};
