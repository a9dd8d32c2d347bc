import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ChooseNotifications } from '../../use-cases/choose-notifications.js';
import { ChooseNotificationsBody, StaffNotificationView } from './staff-notifications.dto.js';

/** Which emails a member of the staff gets, for all of them: everybody can see products. */
@ApiTags('staff')
@StaffWith('products.see')
@Controller('notifications')
export class StaffNotificationsController {
  constructor(private readonly chooseNotifications: ChooseNotifications) {}

  /** The kinds that the role of the caller can get. */
  @ApiOperation({ operationId: 'listOwnNotifications' })
  @Get()
  @Returns([StaffNotificationView])
  async list(@Caller() caller: CurrentUser): Promise<StaffNotificationView[]> {
    return [...(await this.chooseNotifications.show(caller))];
  }

  @ApiOperation({ operationId: 'chooseOwnNotifications' })
  @Put()
  @Returns([StaffNotificationView])
  async choose(
    @Body() body: ChooseNotificationsBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<StaffNotificationView[]>> {
    await this.chooseNotifications.execute(caller, body);
    return new ApiReply(await this.list(caller), 'Notifications saved');
  }
}
