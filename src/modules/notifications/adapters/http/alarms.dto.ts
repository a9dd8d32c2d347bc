import { ApiProperty } from '@nestjs/swagger';
import { ALARMS, type AlarmName } from '../../../../../common/contract/alarms.js';

/** An alarm that is in force. */
export class AlarmView {
  @ApiProperty({ enum: ALARMS, enumName: 'AlarmName' })
  readonly name!: AlarmName;
  /** What was found last. */
  readonly detail!: string;
  /** When it was first found. */
  readonly since!: Date;
}
