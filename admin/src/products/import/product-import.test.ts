import { refusedRows } from './product-import';

describe('refusedRows', () => {
  it('gathers the errors of each row', () => {
    const message = 'Price must be a number';
    expect(
      refusedRows([
        { field: 'row 17 price', message },
        { field: 'row 17 name', message: 'Name is required' },
        { field: 'row 9000 price', message },
      ]),
    ).toEqual([
      {
        row: 17,
        action: 'refused',
        errors: [
          { field: 'price', message },
          { field: 'name', message: 'Name is required' },
        ],
      },
      { row: 9000, action: 'refused', errors: [{ field: 'price', message }] },
    ]);
  });

  it('leaves out what is about the file as a whole', () => {
    expect(refusedRows([{ field: 'file', message: 'Line 12 is not valid CSV' }])).toEqual([]);
  });
});
