import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  STAFF_NOTIFICATIONS,
  type StaffNotificationKind,
} from '../../../../../common/contract/staff-notifications.js';
import { BlankIsAbsent } from '../../../../platform/http/validators.js';

/** A kind of emails that the role of the caller can get. */
export class StaffNotificationView {
  @ApiProperty({ enum: STAFF_NOTIFICATIONS, enumName: 'StaffNotificationKind' })
  readonly kind!: StaffNotificationKind;
  /** Whether the caller gets them, by their own choice or the default of their role. */
  readonly isWanted!: boolean;
}

const IsChoice = (kind: StaffNotificationKind) =>
  applyDecorators(
    BlankIsAbsent(),
    IsOptional(),
    IsBoolean({ message: `${kind} must be true or false` }),
  );

/** Which emails the caller wants; those that are not named stay as they are. */
export class ChooseNotificationsBody implements Partial<Record<StaffNotificationKind, boolean>> {
  @IsChoice('new_order')
  new_order?: boolean;

  @IsChoice('dispute')
  dispute?: boolean;

  @IsChoice('fraud_warning')
  fraud_warning?: boolean;

  @IsChoice('refund_failed')
  refund_failed?: boolean;

  @IsChoice('low_stock')
  low_stock?: boolean;

  @IsChoice('shop_alarm')
  shop_alarm?: boolean;
}
