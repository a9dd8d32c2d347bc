import { readShipments } from './shipment-csv.js';

const read = (text: string) => readShipments(Buffer.from(text));

it('reads order, carrier and tracking, in any order of the columns', async () => {
  const none = { carrierName: null, trackingUrl: null };
  expect(
    await read('Tracking,order,carrier\n1Z,#100001,ups\n,100002,\n7,100003,Bike courier'),
  ).toEqual([
    { line: 2, orderNumber: 100_001, tracking: { carrier: 'ups', trackingNumber: '1Z', ...none } },
    { line: 3, orderNumber: 100_002, tracking: { carrier: null, trackingNumber: null, ...none } },
    {
      line: 4,
      orderNumber: 100_003,
      tracking: { ...none, carrier: 'other', carrierName: 'Bike courier', trackingNumber: '7' },
    },
  ]);
  expect(await read('order\n100001')).toMatchObject([{ orderNumber: 100_001 }]);
});

it.each([
  'Order Number,Tracking Number,Carrier,Weight\n#100001,1Z,UPS,2 kg',
  'Ship date;Customer Reference;Courier;Waybill no;AWB\n2026-11-21;100001;ups;ignored;1Z',
  'order no.,Reference,TRACKING_CODE,shipping-company\n100001,other,1Z,UPS',
])('finds the columns of %j among others', async (text) => {
  const [row] = await read(text);
  expect(row).toMatchObject({
    orderNumber: 100_001,
    tracking: { carrier: 'ups', trackingNumber: '1Z' },
  });
});

it('refuses rows that name no order or are broken', async () => {
  const rows = await read('order,carrier\nabc,UPS\n,UPS\n100001,UPS,1Z');
  expect(
    rows.map((row) => 'refusal' in row && [row.line, row.order, row.refusal?.message]),
  ).toEqual([
    [2, 'abc', 'Enter the number of an order'],
    [3, '', 'Enter the number of an order'],
    [4, '100001', 'This row has more cells than columns'],
  ]);
});

it.each([
  ['', 'The first line must name the columns order, carrier, tracking'],
  ['carrier,tracking\nUPS,1Z', 'The first line must name the columns order, carrier, tracking'],
  ['weight\n2', 'The first line must name the columns order, carrier, tracking'],
  ['Order,order\n1,2', 'The first line has two columns Order'],
  ['order\n"1', 'Line 2 is not valid CSV'],
  [`order\n${'100001\n'.repeat(501)}`, 'At most 500 orders can be shipped by one file'],
])('refuses a file that is no list of shipments', async (text, message) => {
  await expect(read(text)).rejects.toMatchObject({ errors: [{ field: 'file', message }] });
});
