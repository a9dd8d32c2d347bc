import { type FormEvent, useState } from 'react';
import { whenOnline } from '../../ui/when-online';

type IsCommon = (password: string) => boolean;

/**
 * Whether the password that is typed into a field is among the most common ones. The list is loaded
 * when the field is first used; without the network no password counts as common.
 */
export function useCommonPassword() {
  const [isCommon, setIsCommon] = useState<IsCommon>();
  const [typed, setTyped] = useState('');
  const load = () => {
    whenOnline()
      .then(() => import('../../../../common/contract/common-passwords'))
      .then(
        (list) => setIsCommon(() => list.isCommonPassword),
        () => undefined,
      );
  };
  return {
    isCommon: isCommon?.(typed) ?? false,
    handlers: {
      onFocus: load,
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value);
        // Before the page was interactive, the focus went unnoticed.
        load();
      },
    },
  };
}
