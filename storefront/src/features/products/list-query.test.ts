import {
  addressOfQuery,
  callOfQuery,
  changed,
  EMPTY_QUERY,
  isNoList,
  queryOfAddress,
} from './list-query';

const read = (search: string) => queryOfAddress(new URLSearchParams(search));
const write = (search: string) => addressOfQuery(read(search)).toString();

describe('the state of the list in the address', () => {
  it('is empty for an empty address, and the other way round', () => {
    expect(read('')).toEqual(EMPTY_QUERY);
    expect(addressOfQuery(EMPTY_QUERY).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const search =
      'searchTerm=squat+rack&categories=a%2Cb&minPrice=100&maxPrice=900&sort=asc&onSale=true&page=3';
    expect(write(search)).toBe(search);
  });

  it('preselects the category of a link', () => {
    expect(read('category=a').categories).toEqual(['a']);
    expect(write('category=a')).toBe('categories=a');
    expect(read('category=a&categories=b').categories).toEqual(['b']);
  });

  it.each(['page=0', 'page=-2', 'page=x', 'sort=up', 'minPrice=abc', 'categories=,,', 'onSale=1'])(
    'leaves nonsense out: %s',
    (search) => expect(write(search)).toBe(''),
  );

  it('leaves out what the server would refuse: a page too far, and what a term has too much', () => {
    expect(read('page=1000001').page).toBe(1);
    expect(read('page=1e99').page).toBe(1);
    expect(read(`searchTerm=${'x'.repeat(201)}`).searchTerm).toBe('x'.repeat(200));
  });

  it('writes ids in small letters, so that a list has one address', () => {
    expect(write('categories=AB,ab,C')).toBe('categories=ab%2Cc');
  });

  it.each([
    ['page=2', 0, true],
    ['page=2', 1, false],
    ['categories=x', 0, true],
    ['categories=x,a', 0, false],
    ['categories=a', 0, false],
    ['minPrice=90000', 0, false],
    ['', 0, false],
  ])('knows whether there is a list of %s with %d products: %s', (search, shown, isMissing) => {
    expect(isNoList(read(search), shown, [{ _id: 'a' }])).toBe(isMissing);
  });

  it('starts at page 1 when anything but the page changes', () => {
    expect(changed(read('page=4'), { sort: 'asc' }).page).toBe(1);
    expect(changed(read('page=4&sort=asc'), { page: 5 })).toMatchObject({ page: 5, sort: 'asc' });
  });
});

describe('what the list asks the server', () => {
  it('is dearest first, eight at a time', () => {
    expect(callOfQuery(EMPTY_QUERY)).toEqual({ sort: 'desc', page: 1, limit: 8 });
  });

  it('leaves the order of a search to the server, unless one was chosen', () => {
    expect(callOfQuery(read('searchTerm=bell')).sort).toBeUndefined();
    expect(callOfQuery(read('searchTerm=bell&sort=asc')).sort).toBe('asc');
  });

  it('sends no price at an end of the range', () => {
    const call = callOfQuery(read('minPrice=0&maxPrice=100000'));
    expect(call.minPrice).toBeUndefined();
    expect(call.maxPrice).toBeUndefined();
    expect(callOfQuery(read('maxPrice=99900')).maxPrice).toBe(99_900);
  });
});
