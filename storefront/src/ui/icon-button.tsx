import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './icon';
import { softDisabled } from './soft-disabled';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, for screen readers and as the tooltip. */
  label: string;
  look?: 'plain' | 'outline' | 'ink';
  /** Ignores presses, for example at a limit or while an action is running. It keeps the focus. */
  inactive?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const LOOKS = {
  plain: 'hover:bg-ink/5',
  outline: 'border border-ink/20 not-aria-disabled:hover:border-ink bg-paper',
  ink: 'bg-ink text-paper enabled:not-aria-disabled:hover:bg-graphite',
};

/** A round button of 44 px with an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', inactive = false, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-[opacity,transform,background-color,border-color] duration-150 active:scale-95 disabled:opacity-35 disabled:active:scale-100 aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:active:scale-100',
        LOOKS[look],
        className,
      )}
      {...rest}
      {...softDisabled({ disabled: inactive, onClick })}
    >
      <Icon name={icon} />
    </button>
  );
}
