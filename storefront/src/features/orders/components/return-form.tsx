import { useRef, useState, type SubmitEvent } from 'react';
import {
  isReturnReason,
  type ReturnReason,
  returnReasons,
  returnRules,
} from '../../../../../common/contract/order-return';
import { randomUuid } from '../../../../../common/browser/random-uuid';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Field, inputClasses } from '../../../ui/field';
import { notify } from '../../../ui/notify';
import { Problem } from '../../../ui/problem';
import { SelectField } from '../../../ui/select-field';
import { ordersApi } from '../api';
import { type ReturnableLine, withUnits } from '../returnable';
import { useReturnImages } from '../use-return-images';
import { ReturnImages } from './return-images';
import { ReturnLines } from './return-lines';

const FAILED = 'Failed to ask for the return. Please try again.';

const REASONS = [
  { value: '', text: returnRules.reason.required },
  ...Object.entries(returnReasons).map(([value, text]) => ({ value, text })),
];

interface ReturnFormProps {
  orderId: string;
  lines: readonly ReturnableLine[];
  /** Called when something is chosen or typed. */
  onEntry: () => void;
  onDone: () => void;
}

/** What goes back, and why. */
export function ReturnForm({ orderId, lines, onEntry, onDone }: ReturnFormProps) {
  const [key] = useState(randomUuid);
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<{ field: 'lines' | 'reason'; text: string }>();
  const images = useReturnImages(orderId);
  const [request] = ordersApi.useRequestReturnMutation();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const send = async (given: ReturnReason) => {
    const sent = await images.upload();
    if (!sent) return;
    const units = [...chosen].map(([lineId, quantity]) => ({ lineId, quantity }));
    const body = { key, lines: units, reason: given, note, images: sent };
    try {
      await request({ order: orderId, ...body }).unwrap();
      notify.success('We have your request and answer by email.');
      onDone();
    } catch (error) {
      if (!images.areRefused(error)) notify.error(messageOf(error, FAILED));
    }
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // A second press may come before the screen shows the first one.
    if (isUnderWay.current) return;
    if (chosen.size === 0) {
      return setProblem({ field: 'lines', text: returnRules.lines.required });
    }
    if (!isReturnReason(reason)) {
      return setProblem({ field: 'reason', text: returnRules.reason.required });
    }
    setProblem(undefined);
    isUnderWay.current = true;
    setSending(true);
    await send(reason).finally(() => {
      isUnderWay.current = false;
      setSending(false);
    });
  };
  const clear = (field: 'lines' | 'reason') =>
    setProblem((shown) => (shown?.field === field ? undefined : shown));
  const textOf = (field: 'lines' | 'reason') =>
    problem?.field === field ? problem.text : undefined;

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      onChange={onEntry}
      className="flex flex-col gap-5"
    >
      {/* What is changed while the images are uploaded would not be sent. */}
      <div inert={isSending} className="flex flex-col gap-5">
        <ReturnLines
          lines={lines}
          chosen={chosen}
          onChange={(lineId, count) => {
            setChosen(withUnits(chosen, lineId, count));
            clear('lines');
          }}
        />
        {textOf('lines') && <Problem text={textOf('lines') ?? ''} />}
        <SelectField
          label="Reason"
          error={textOf('reason')}
          required
          options={REASONS}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            clear('reason');
          }}
        />
        <Field label="Description (optional)">
          {(ids) => (
            <textarea
              rows={4}
              value={note}
              maxLength={returnRules.note.max}
              onChange={({ target }) => setNote(target.value)}
              className={`${inputClasses} py-3`}
              {...ids}
            />
          )}
        </Field>
        <ReturnImages
          files={images.files}
          problem={images.problem}
          onChoose={images.choose}
          onRemove={images.remove}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          Request return
        </Button>
      </div>
    </form>
  );
}
