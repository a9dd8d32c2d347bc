import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface StateMessageProps {
  icon: IconName;
  title: string;
  /** What to do about it. */
  text?: string;
  /** An error is read out at once. */
  alert?: boolean;
  children?: ReactNode;
}

/** A message in place of missing content: empty, failed or gone. Its children are buttons. */
export function StateMessage({ icon, title, text, alert = false, children }: StateMessageProps) {
  return (
    <div
      role={alert ? 'alert' : 'status'}
      className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center"
    >
      <span className="mb-2 grid size-16 place-items-center rounded-full bg-mist">
        <Icon name={icon} className="size-7" />
      </span>
      <h2 className="text-h3">{title}</h2>
      {text && <p className="text-balance text-steel">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
