import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  SelectArrayInput,
  useChoicesContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  DISCOUNT_SCOPES,
  discountRules,
  discountScopeLabels,
} from '../../../common/contract/discount';
import { counted } from '../../../common/format/text';
import { useCategories } from '../data/use-categories';
import { resources } from '../paths';
import { filled } from '../ui/forms/rules';
import { SelectField } from '../ui/forms/select-field';

const { required } = discountRules.targets;

const byName = { field: 'name', order: 'ASC' } as const;

const scopes = DISCOUNT_SCOPES.map((id) => ({ id, name: discountScopeLabels[id] }));

/** What a code is for: all products, or some by name or category. */
export const TargetFields = () => {
  const { setValue } = useFormContext();
  const scope: unknown = useWatch({ name: 'appliesTo' });
  return (
    <>
      <SelectField
        source="appliesTo"
        label="For"
        choices={scopes}
        onChoose={() => setValue('targets', [], { shouldDirty: true })}
      />
      {scope === 'products' && <ProductsField />}
      {scope === 'categories' && <CategoriesField />}
    </>
  );
};

const ProductsField = () => (
  <ReferenceArrayInput source="targets" reference={resources.products} sort={byName}>
    <ProductsInput />
  </ReferenceArrayInput>
);

const ProductsInput = () => {
  const { selectedChoices = [], isFetching } = useChoicesContext();
  const targets: unknown = useWatch({ name: 'targets' });
  const chosen = Array.isArray(targets) ? targets.length : 0;
  const deleted = isFetching ? 0 : chosen - selectedChoices.length;
  return (
    <AutocompleteArrayInput
      label="Products"
      optionText="name"
      filterToQuery={(searchTerm: string) => ({ searchTerm })}
      helperText={deleted > 0 && `Not shown, because deleted: ${counted(deleted, 'product')}.`}
      validate={filled(required)}
      fullWidth
    />
  );
};

const CategoriesField = () => (
  <SelectArrayInput
    source="targets"
    label="Categories"
    choices={useCategories().map(({ id, title }) => ({ id, name: title }))}
    validate={filled(required)}
    fullWidth
    // The list is rendered outside the screen's landmarks, so it is a landmark of its own.
    options={{ MenuProps: { slotProps: { root: { role: 'region', 'aria-label': 'Categories' } } } }}
  />
);
