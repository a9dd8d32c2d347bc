import { currentSettings } from '../../../common/contract/current-settings';
import { contactLines } from './contact-lines';

it('lists what the settings say', () => {
  expect(contactLines(currentSettings({}, { isDemo: true, isTestDomainAllowed: true }))).toEqual([
    { icon: 'phone', label: 'Phone', text: '+1 (555) 010-0199', href: 'tel:+15550100199' },
    { icon: 'mail', label: 'Email', text: 'shop@vigor.test', href: 'mailto:shop@vigor.test' },
    { icon: 'pin', label: 'Address', text: '100 Forge Street, Portland, OR 97201' },
  ]);
});

it('leaves out what is not set, and shows nothing before the settings are there', () => {
  expect(contactLines(currentSettings({ city: 'Rome' }))).toEqual([
    { icon: 'pin', label: 'Address', text: 'Rome' },
  ]);
  expect([contactLines(currentSettings({})), contactLines(undefined)]).toEqual([[], []]);
});
