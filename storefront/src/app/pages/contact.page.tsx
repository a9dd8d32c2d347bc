import { ContactForm } from '../../features/contact/components/contact-form';
import { useShop } from '../../features/shop/api';
import { Banner } from '../../ui/banner';
import { Icon } from '../../ui/icon';
import { OpeningHours } from '../contact/opening-hours';
import { contactLines } from '../contact-lines';
import { PageHead } from '../head/page-head';

export function Component() {
  const { name, settings } = useShop();
  const answerDays = settings?.answerDays;
  const lines = contactLines(settings);
  const hasInformation = lines.length > 0 || Boolean(answerDays ?? settings?.hours);
  return (
    <>
      <PageHead
        title="Contact"
        description={`Write to ${name} about equipment, an order or a whole home gym.`}
      />
      <Banner title="Contact us" />
      <div
        className={`section shell grid grid-cols-1 gap-12 lg:gap-16 ${hasInformation ? 'lg:grid-cols-[1fr_1.6fr]' : 'lg:grid-cols-[minmax(0,48rem)]'}`}
      >
        {hasInformation && <ContactInformation lines={lines} answerDays={answerDays} />}
        <section aria-labelledby="write">
          <h2 id="write" className="shout mb-8 text-h2">
            Send Us a Message
          </h2>
          <ContactForm />
        </section>
      </div>
    </>
  );
}

interface ContactInformationProps {
  lines: ReturnType<typeof contactLines>;
  answerDays: number | null | undefined;
}

const ContactInformation = ({ lines, answerDays }: ContactInformationProps) => (
  <section aria-labelledby="reach">
    <h2 id="reach" className="shout text-h2">
      Contact information
    </h2>
    <p className="mt-4 max-w-prose text-lg text-steel">
      Ask people who train.
      {answerDays ? ` We answer within ${businessDays(answerDays)}.` : ''}
    </p>
    <ul role="list" className="mt-8 empty:hidden">
      {lines.map(({ icon, label, text, href }) => (
        <li key={icon} className="flex items-center gap-5 border-t border-line py-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mist">
            <Icon name={icon} />
          </span>
          <div className="min-w-0">
            <p className="text-sm text-steel">{label}</p>
            <p className="font-semibold wrap-anywhere">
              {href ? (
                <a href={href} className="inline-flex min-h-11 items-center hover:underline">
                  {text}
                </a>
              ) : (
                text
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
    <OpeningHours />
  </section>
);

const businessDays = (days: number): string =>
  days === 1 ? 'one business day' : `${days} business days`;
