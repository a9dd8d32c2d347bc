import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icon';
import type { CategoryChoice } from '../category-choice';

/** The open list of the category select; it takes the focus. A chunk of its own, loaded when first needed. */
export function CategoryListBox({ options, chosen, onChosen }: CategoryChoice) {
  return (
    <ListBox
      id="categories-list"
      aria-labelledby="categories-label"
      autoFocus="first"
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) =>
        onChosen(keys === 'all' ? options.map(({ _id }) => _id) : Array.from(keys, String))
      }
      // Escape closes the list and keeps what is selected.
      escapeKeyBehavior="none"
      className="animate-rise absolute inset-x-0 z-20 mt-2 max-h-60 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-2 shadow-soft outline-none"
    >
      {options.map(({ _id, title }) => (
        <ListBoxItem
          key={_id}
          id={_id}
          textValue={title}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-mist focus-visible:-outline-offset-2"
        >
          {({ isSelected }) => (
            <>
              <span
                className={classes(
                  'grid size-5 shrink-0 place-items-center rounded-[4px] border',
                  isSelected ? 'border-ink bg-ink text-paper' : 'border-ink/50',
                )}
              >
                {isSelected && <Icon name="check" className="size-4" />}
              </span>
              {title}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
