import { FORMS, type Form, ON_THE_LIMIT } from '../spec/validation.js';
import { openStockedShop, type StockedShop } from './stocked-shop.js';

let stocked: StockedShop;
beforeAll(async () => {
  stocked = await openStockedShop();
});
afterAll(() => stocked?.close());

/** A good form with something replaced. */
function bodyOf({ good, within }: Form, given: object): object {
  const body: Record<string, unknown> = { ...good(stocked.known) };
  if (!within) return { ...body, ...given };
  return { ...body, [within]: { ...(body[within] as object), ...given } };
}

describe.each(FORMS)('$name', (form) => {
  const { as, route, cases, required } = form;

  if (cases.length > 0) {
    it.each(cases)('%j → %s: %s', async (given, field, message) => {
      expect(await stocked.call(as, route, bodyOf(form, given))).toMatchObject({
        status: 400,
        success: false,
        code: 'invalid_input',
        message,
        errors: [{ field, message }],
      });
    });
  }

  if (required) {
    it('names every field of an empty form at once, and the first one in the message', async () => {
      const empty = form.within ? { ...form.good(stocked.known), [form.within]: {} } : {};
      const { status, errors = [], message } = await stocked.call(as, route, empty);
      const named = errors.map(({ field }) => field);
      expect(status).toBe(400);
      if (form.inAnyOrder) expect(named.sort()).toEqual([...required].sort());
      else expect(named).toEqual(required);
      expect(message).toBe(errors[0]!.message);
    });
  }
});

it.each(ON_THE_LIMIT)('$route takes %$', async ({ as, route, send }) => {
  expect(await stocked.call(as, route, send)).toMatchObject({ success: true });
});
