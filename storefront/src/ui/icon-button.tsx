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
  plain: 'icon-button-plain',
  outline: 'icon-button-outline',
  ink: 'icon-button-ink',
};

/** A round button of 44 px with an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', inactive = false, className, onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes('icon-button', LOOKS[look], className)}
      {...rest}
      {...softDisabled({ disabled: inactive, onClick })}
    >
      <Icon name={icon} />
    </button>
  );
}
