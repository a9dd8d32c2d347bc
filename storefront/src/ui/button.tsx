import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from './classes';
import { softDisabled } from './soft-disabled';
import { Spinner } from './spinner';

export type ButtonLook = 'volt' | 'ink' | 'outline' | 'quiet' | 'on-ink';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold select-none ' +
  'transition-[opacity,transform,background-color,color] duration-150 active:scale-[0.98] ' +
  'disabled:active:scale-100 aria-disabled:active:scale-100 aria-disabled:cursor-default ' +
  'aria-disabled:opacity-45 disabled:opacity-45';

const LOOKS: Record<ButtonLook, string> = {
  volt: 'bg-volt text-ink enabled:hover:brightness-95',
  ink: 'bg-ink text-paper hover:bg-graphite',
  outline: 'border border-ink/25 text-ink hover:border-ink bg-paper',
  quiet: 'text-ink hover:bg-mist',
  'on-ink': 'border border-paper/40 text-paper hover:border-paper',
};

const SIZES = { md: 'min-h-11 px-5 text-sm', lg: 'min-h-13 px-8 text-base' } as const;

interface Look {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
}

/** The classes of a button, for elements that only look like one. */
export function buttonClasses({ look = 'ink', size = 'md' }: Look, more?: string): string {
  return classes(BASE, LOOKS[look], SIZES[size], more);
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores presses while an action is running. The button keeps the focus. */
  busy?: boolean;
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
    <Link className={buttonClasses({ look, size }, className as string | undefined)} {...rest} />
  );
}
