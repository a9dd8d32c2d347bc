import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffWith } from '../../../../platform/http/access.js';
import { DependencyChecks } from '../../../../platform/operations/dependency-checks.js';
import { OperationsQueries } from '../../ports/operations-queries.js';
import { OperationsView } from './operations.dto.js';

/** The state of the shop, for admins. */
@ApiTags('operations')
@StaffWith('operations.see')
@Controller('operations')
export class OperationsController {
  constructor(
    private readonly operations: OperationsQueries,
    private readonly checks: DependencyChecks,
  ) {}

  @ApiOperation({ operationId: 'getOperations' })
  @Get()
  async show(): Promise<OperationsView> {
    const [state, dependencies] = await Promise.all([
      this.operations.state(),
      this.checks.states(),
    ]);
    return OperationsView.of(state, dependencies);
  }
}
