import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { AlarmRepository } from '../../ports/alarms.js';
import { AlarmView } from './alarms.dto.js';

/** The alarms that the shop emails about. */
@ApiTags('operations')
@StaffWith('operations.see')
@Controller('alarms')
export class AlarmsController {
  constructor(private readonly alarms: AlarmRepository) {}

  /** Those in force. */
  @ApiOperation({ operationId: 'listAlarms' })
  @Get()
  @Returns([AlarmView])
  async list(): Promise<AlarmView[]> {
    return (await this.alarms.all()).flatMap(({ name, detail, since, beganAt }) =>
      since && beganAt ? [{ name, detail, since }] : [],
    );
  }
}
