import { useContext } from 'react';
import { useShop } from '../../features/shop/api';
import { Wordmark } from '../../ui/wordmark';
import { contactLines } from '../contact-lines';
import { OriginContext } from '../head/origin';

/** On paper, in place of the header and the footer: whose page it is. */
export function PrintHead() {
  const origin = useContext(OriginContext);
  const { name, settings } = useShop();
  const lines = [
    ...contactLines(settings).map(({ text }) => text),
    origin.replace(/^https?:\/\//, ''),
  ];
  return (
    <div className="shell hidden items-end justify-between gap-8 border-b border-line pb-4 text-sm print:flex">
      <Wordmark name={name} className="h-6" />
      <p className="text-right">{lines.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
