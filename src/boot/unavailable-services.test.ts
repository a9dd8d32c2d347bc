import { unavailableServices } from './unavailable-services.js';

it('says of each service that does not respond why, where it is set and what waits', () => {
  const lines = unavailableServices([
    { name: 'cards', isUp: true, problem: null },
    { name: 'mail', isUp: false, problem: 'connect ECONNREFUSED 127.0.0.1:25' },
    { name: 'redis', isUp: false, problem: 'WRONGPASS invalid username-password pair' },
  ]);
  expect(lines).toEqual([
    'The mail server does not respond (connect ECONNREFUSED 127.0.0.1:25), see SMTP_URL: until it does, emails wait.',
    'Redis does not respond (WRONGPASS invalid username-password pair), see REDIS_URL: until it does, jobs such as emails and refunds wait.',
  ]);
});
