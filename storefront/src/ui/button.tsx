import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes';
import { softDisabled } from './soft-disabled';
import { Spinner } from './spinner';

export type ButtonLook = 'volt' | 'ink' | 'outline' | 'quiet' | 'on-ink';

const LOOKS: Record<ButtonLook, string> = {
  volt: 'button-volt',
  ink: 'button-ink',
  outline: 'button-outline',
  quiet: 'button-quiet',
  'on-ink': 'button-on-ink',
};

const SIZES = { md: 'button-md', lg: 'button-lg' } as const;

interface Look {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
}

/** The classes of a button, for elements that only look like one. */
export function buttonClasses({ look = 'ink', size = 'md' }: Look, more?: string): string {
  return classes('button', LOOKS[look], SIZES[size], more);
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores presses while an action is running. The button keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  size,
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClasses({ look, size }, className)}
      aria-busy={busy || undefined}
      {...rest}
      {...softDisabled({ disabled: busy, onClick })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & LinkProps) {
  return (
    <Link
      discover="none"
      className={buttonClasses({ look, size }, className as string | undefined)}
      {...rest}
    />
  );
}
