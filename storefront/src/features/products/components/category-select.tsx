import { useState, type KeyboardEvent } from 'react';
import { reloadForNewerBuild } from '../../../../../common/browser/newer-build';
import { inputClasses } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { useDisclosure } from '../../../ui/use-disclosure';
import { useLoaded } from '../../../ui/use-loaded';
import type { CategoryChoice } from '../category-choice';

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

const fetchListBox = () =>
  import('./category-list-box').then(({ CategoryListBox }) => CategoryListBox);

/** A select of several categories. Its list is loaded when the button is first pointed at, focused or pressed. */
export function CategorySelect({ options, chosen, onChosen }: CategoryChoice) {
  const [open, setOpen] = useState(false);
  const { rootProps, buttonProps } = useDisclosure<HTMLDivElement>([open, setOpen]);
  const [ListBox, load] = useLoaded(fetchListBox);
  const prepare = () => void load();
  const show = async () => {
    setOpen(true);
    if (await load()) return;
    setOpen(false);
    await reloadForNewerBuild();
  };
  // Opens on keydown: React Aria takes the click of a key for that of a screen reader and would not focus an option.
  const onKeyDown = (event: KeyboardEvent) => {
    if (open || !OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    void show();
  };
  const titles = options.filter(({ _id }) => chosen.includes(_id)).map(({ title }) => title);

  return (
    <div {...rootProps} className="relative">
      <p id="categories-label" className="mb-1.5 text-sm font-semibold">
        Categories
      </p>
      <button
        type="button"
        aria-haspopup="listbox"
        aria-controls="categories-list"
        aria-labelledby="categories-label categories-value"
        {...buttonProps}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (open ? setOpen(false) : void show())}
        onKeyDown={onKeyDown}
        className={`${inputClasses} flex items-center justify-between gap-2 text-left`}
      >
        <span id="categories-value" className={titles.length > 0 ? 'truncate' : 'text-steel'}>
          {titles.join(', ') || 'Select categories'}
        </span>
        <Icon name={open ? 'up' : 'down'} className="size-4 shrink-0" />
      </button>
      {open && ListBox && <ListBox options={options} chosen={chosen} onChosen={onChosen} />}
    </div>
  );
}
