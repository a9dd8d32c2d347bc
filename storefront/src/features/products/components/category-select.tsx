import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { inputClasses } from '../../../ui/field';
import { Icon } from '../../../ui/icon';

/** What can be chosen. */
export interface CategoryOption {
  _id: string;
  title: string;
}

interface CategorySelectProps {
  options: readonly CategoryOption[];
  /** Ids. */
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}

/** A dropdown with a checkbox for each category; closes by Escape and by leaving it. */
export function CategorySelect({ options, chosen, onChosen }: CategorySelectProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const toggle = (id: string) =>
    onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const titles = options.filter(({ _id }) => chosen.includes(_id)).map(({ title }) => title);

  return (
    <div
      ref={root}
      className="relative"
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <p id="categories-label" className="mb-1.5 text-sm font-semibold">
        Categories
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="categories-list"
        aria-labelledby="categories-label categories-value"
        onClick={() => setOpen(!open)}
        className={`${inputClasses} flex items-center justify-between gap-2 text-left`}
      >
        <span id="categories-value" className={titles.length > 0 ? 'truncate' : 'text-steel'}>
          {titles.join(', ') || 'Select categories'}
        </span>
        <Icon name={open ? 'up' : 'down'} className="size-4 shrink-0" />
      </button>
      {open && (
        <ul
          id="categories-list"
          role="list"
          // A press on a name is a press in here: without it the focus would leave for the page, and close the list.
          tabIndex={-1}
          aria-labelledby="categories-label"
          className="animate-rise absolute inset-x-0 z-20 mt-2 max-h-60 overflow-y-auto rounded-card border border-line bg-paper p-2 shadow-soft outline-none"
        >
          {options.map(({ _id, title }) => (
            <li key={_id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-mist">
                <input
                  type="checkbox"
                  checked={chosen.includes(_id)}
                  onChange={() => toggle(_id)}
                  className="size-5 accent-ink"
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
