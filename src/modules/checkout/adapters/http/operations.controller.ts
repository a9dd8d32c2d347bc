import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../../../../platform/http/access.js';
import { Operations } from '../../ports/operations.js';
import { OperationsView } from './operations.view.js';

/** What an admin looks at when something seems wrong. */
@ApiTags('operations')
@AccessFor('admin')
@Controller('operations')
export class OperationsController {
  constructor(private readonly operations: Operations) {}

  @Get()
  async show(): Promise<OperationsView> {
    return OperationsView.of(await this.operations.state());
  }
}
