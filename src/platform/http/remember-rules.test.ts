import { IsInt, IsOptional, MetadataStorage, validateSync } from 'class-validator';
import { rememberRules } from './remember-rules.js';

class Page {
  @IsInt({ always: true })
  page: unknown = 1;
}

class Filter extends Page {
  @IsOptional({ groups: ['admin'] })
  @IsInt()
  price: unknown = 1;
}

const propertiesOf = (target: Page) => validateSync(target).map(({ property }) => property);

describe('remembered rules', () => {
  beforeAll(() => rememberRules());

  it('are those of a class and of its ancestors, for each object', () => {
    expect(propertiesOf(new Filter())).toEqual([]);
    const wrong = Object.assign(new Filter(), { page: 'one', price: 'cheap' });
    expect(propertiesOf(wrong).toSorted()).toEqual(['page', 'price']);
    expect(propertiesOf(new Filter())).toEqual([]);
  });

  it('are those of the groups that are asked for', () => {
    const wrong = Object.assign(new Filter(), { price: 'cheap' });
    expect(propertiesOf(wrong)).toEqual(['price']);
    expect(validateSync(wrong, { groups: ['admin'] })).toEqual([]);
  });

  it('are looked for once', () => {
    const storage = new MetadataStorage();
    rememberRules(storage);
    const rulesOf = () => storage.getTargetValidationMetadatas(Filter, '', false, false, undefined);
    expect(rulesOf()).toBe(rulesOf());
  });
});
