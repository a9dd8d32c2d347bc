import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldTitle } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { changesIn, isSame } from './merge';
import type { Conflict, Versioned } from './use-merged-save';

interface ConflictChoiceProps<Fields extends Versioned> {
  conflict: Conflict<Fields>;
  /** Renders a field's value as text or images. */
  show: (field: string, value: unknown) => ReactNode;
}

/**
 * Shown above a form whose record someone else has changed since it was opened: offers both values of each field that
 * both have changed. Fields that only the other has changed are already updated in the form.
 */
export function ConflictChoice<Fields extends Versioned>(props: ConflictChoiceProps<Fields>) {
  const { conflict, show } = props;
  const { reset, setValue } = useFormContext();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { theirs, mine } = conflict;
    reset(theirs);
    for (const [name, value] of Object.entries(changesIn(theirs, mine))) {
      setValue(name, value, { shouldDirty: true });
    }
    alert.current?.focus();
  }, [conflict, reset, setValue]);
  return (
    <Alert severity="warning" ref={alert} tabIndex={-1} sx={{ mb: 2.5, scrollMarginTop: 80 }}>
      Someone else saved changes while you were editing. Choose which value to keep, then save
      again. Their other changes are already in the form.
      {conflict.fields.map((field) => (
        <Choice
          key={field}
          field={field}
          mine={conflict.mine[field]}
          theirs={conflict.theirs[field]}
          show={show}
        />
      ))}
    </Alert>
  );
}

interface ChoiceProps {
  field: string;
  mine: unknown;
  theirs: unknown;
  show: (field: string, value: unknown) => ReactNode;
}

const Choice = ({ field, mine, theirs, show }: ChoiceProps) => {
  const id = useId();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: field });
  const chosen = isSame(value, theirs) ? 'theirs' : isSame(value, mine) ? 'mine' : '';
  return (
    <FormControl sx={{ display: 'flex', mt: 2 }}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'inherit' }}>
        <FieldTitle source={field} />: which value to keep
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        // Side by side where there is room.
        sx={{ flexDirection: { sm: 'row' }, columnGap: 3, rowGap: 1 }}
        value={chosen}
        onChange={(_, choice) =>
          setValue(field, choice === 'mine' ? mine : theirs, { shouldDirty: true })
        }
      >
        <FormControlLabel
          value="mine"
          control={<Radio />}
          label={<>Yours: {show(field, mine)}</>}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={<>Theirs: {show(field, theirs)}</>}
        />
      </RadioGroup>
    </FormControl>
  );
};
