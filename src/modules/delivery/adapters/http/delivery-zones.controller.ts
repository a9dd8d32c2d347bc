import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { DeliveryRepository } from '../../ports/delivery-repository.js';
import { AddDeliveryZone } from '../../use-cases/add-delivery-zone.js';
import { DeleteDeliveryZone } from '../../use-cases/delete-delivery-zone.js';
import { EditDeliveryZone } from '../../use-cases/edit-delivery-zone.js';
import { ReorderMethods } from '../../use-cases/reorder-methods.js';
import {
  DeliveryZoneView,
  EditDeliveryZoneBody,
  MethodOrderBody,
  NewDeliveryZoneBody,
  toRegions,
} from './delivery-zones.dto.js';

const SAVED = 'Delivery zone saved';

/** The delivery zones, for staff. */
@ApiTags('delivery')
@Controller('delivery/zones')
export class DeliveryZonesController {
  constructor(
    private readonly zones: DeliveryRepository,
    private readonly addZone: AddDeliveryZone,
    private readonly editZone: EditDeliveryZone,
    private readonly deleteZone: DeleteDeliveryZone,
    private readonly reorderMethods: ReorderMethods,
  ) {}

  /** By name, each with its methods. */
  @ApiOperation({ operationId: 'listDeliveryZones' })
  @StaffWith('settings.see')
  @Get()
  @Returns([DeliveryZoneView])
  async all(): Promise<ApiReply<readonly DeliveryZoneView[]>> {
    return new ApiReply((await this.zones.all()).map(DeliveryZoneView.of));
  }

  @ApiOperation({ operationId: 'getDeliveryZone' })
  @StaffWith('settings.see')
  @Get(':id')
  one(@Param('id') id: string): Promise<DeliveryZoneView> {
    return this.view(id);
  }

  /** Without methods: nobody there can order until one is added. */
  @ApiOperation({ operationId: 'addDeliveryZone' })
  @StaffWith('settings.change')
  @Post()
  @Returns(DeliveryZoneView)
  async add(
    @Caller() caller: CurrentUser,
    @Body() { name, regions }: NewDeliveryZoneBody,
  ): Promise<ApiReply<DeliveryZoneView>> {
    const id = await this.addZone.execute(caller, { name, regions: toRegions(regions) });
    return new ApiReply(await this.view(id), SAVED);
  }

  @ApiOperation({ operationId: 'updateDeliveryZone' })
  @StaffWith('settings.change')
  @Put(':id')
  @Returns(DeliveryZoneView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { name, regions, version }: EditDeliveryZoneBody,
  ): Promise<ApiReply<DeliveryZoneView>> {
    await this.editZone.execute(caller, id, {
      ...(name === undefined ? {} : { name }),
      ...(regions ? { regions: toRegions(regions) } : {}),
      seenVersion: version,
    });
    return new ApiReply(await this.view(id), SAVED);
  }

  /** With its methods: nobody there can order any more. */
  @ApiOperation({ operationId: 'deleteDeliveryZone' })
  @StaffWith('settings.change')
  @Delete(':id')
  @Returns(null)
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.deleteZone.execute(caller, id);
    return new ApiReply(null, 'Delete successful!');
  }

  @ApiOperation({ operationId: 'reorderDeliveryMethods' })
  @StaffWith('settings.change')
  @Put(':id/order')
  @Returns(DeliveryZoneView)
  async reorder(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { ids }: MethodOrderBody,
  ): Promise<ApiReply<DeliveryZoneView>> {
    await this.reorderMethods.execute(caller, id, ids);
    return new ApiReply(await this.view(id), SAVED);
  }

  private async view(id: string): Promise<DeliveryZoneView> {
    const zone = (await this.zones.all()).find((one) => one.id === id);
    if (!zone) throw new NotFound('Delivery zone');
    return DeliveryZoneView.of(zone);
  }
}
