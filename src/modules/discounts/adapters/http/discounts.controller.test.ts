import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../../kernel/testing/fakes.js';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { RecordedAuditLog } from '../../../auth/testing/recorded-audit-log.js';
import { discountCode } from '../../testing/discount-fixtures.js';
import { FakeDiscountRepository } from '../../testing/fake-discount-repository.js';
import { FakeDiscountUses } from '../../testing/fake-discount-uses.js';
import { AddDiscount } from '../../use-cases/add-discount.js';
import { EditDiscount } from '../../use-cases/edit-discount.js';
import { DiscountsController } from './discounts.controller.js';

const CALLER: CurrentUser = {
  id: 'admin',
  role: 'admin' as const,
  staffRole: 'owner' as const,
  sessionId: 's',
  hasStaleToken: false,
};
const TERMS = { kind: 'percent', percent: 10, appliesTo: 'all' } as const;

it('reads one code and its uses alone, to show it and to save it', async () => {
  const codes = new FakeDiscountRepository();
  await codes.add(discountCode({ id: 'ten' }));
  const uses = new FakeDiscountUses(codes, () => [{ code: 'TEN', userId: 'ada', orderId: 'o' }]);
  const common = [new DirectUnitOfWork(), codes] as const;
  const auditLog = new RecordedAuditLog();
  const controller = new DiscountsController(
    codes,
    uses,
    new AddDiscount(...common, auditLog, new CountingIds(), new SettableClock()),
    new EditDiscount(...common, uses, auditLog),
  );
  const [everyCode, everyUse] = [jest.spyOn(codes, 'all'), jest.spyOn(uses, 'counts')];
  expect(await controller.one('ten')).toMatchObject({ code: 'TEN', uses: 1, lateUses: 0 });
  const edited = await controller.edit(CALLER, 'ten', { ...TERMS, percent: 20, version: 1 });
  expect(edited.data).toMatchObject({ percent: 20, uses: 1 });
  expect((await controller.add(CALLER, { ...TERMS, code: 'NEW' })).data).toMatchObject({ uses: 0 });
  await expect(controller.one('none')).rejects.toMatchObject({ kind: 'not_found' });
  for (const read of [everyCode, everyUse]) expect(read).not.toHaveBeenCalled();
});
