import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './icon';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does, for those who do not see the sign. */
  label: string;
  look?: 'plain' | 'outline' | 'ink';
  ref?: Ref<HTMLButtonElement>;
}

const LOOKS = {
  plain: 'hover:bg-ink/5',
  outline: 'border border-ink/20 enabled:hover:border-ink bg-paper',
  ink: 'bg-ink text-paper enabled:hover:bg-graphite',
};

/** A round button of 44 px with a sign on it. */
export function IconButton({ icon, label, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full transition-[opacity,transform,background-color,border-color] duration-150 active:scale-95 disabled:opacity-35 disabled:active:scale-100',
        LOOKS[look],
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
