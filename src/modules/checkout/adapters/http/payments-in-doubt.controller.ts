import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffWith } from '../../../../platform/http/access.js';
import { OperationsQueries } from '../../ports/operations-queries.js';
import { PaymentsInDoubtView } from './operations.dto.js';

/** What staff who refund have to read: the part of the Operations screen about money. */
@ApiTags('operations')
@StaffWith('orders.refund')
@Controller('operations/payments')
export class PaymentsInDoubtController {
  constructor(private readonly operations: OperationsQueries) {}

  /** Disputes, fraud warnings, refunds that match nothing, and payments without an order. */
  @ApiOperation({ operationId: 'listPaymentsInDoubt' })
  @Get()
  async show(): Promise<PaymentsInDoubtView> {
    return PaymentsInDoubtView.ofPayments(await this.operations.paymentsInDoubt());
  }
}
