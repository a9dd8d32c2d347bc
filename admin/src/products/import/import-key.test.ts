import { importKey } from './import-key';

const fileOf = (name: string, text: string) => new File([text], name, { type: 'text/csv' });

it('is the same UUID for the same bytes, whatever the file is called', async () => {
  const key = await importKey(fileOf('monday.csv', 'id,quantity,baseQuantity'));
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await importKey(fileOf('tuesday.csv', 'id,quantity,baseQuantity'))).toBe(key);
  expect(await importKey(fileOf('monday.csv', 'id,quantity,baseQuantity\n'))).not.toBe(key);
});
