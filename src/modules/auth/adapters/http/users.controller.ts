import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import {
  AccessFor,
  Caller,
  type CurrentUser,
  StaffWith,
} from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { sortOf } from '../../../../platform/http/sorted-by.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { NoSession, unknownImage } from '../../domain/auth-errors.js';
import type { User, ProfileChanges } from '../../domain/user.js';
import { USER_SORTS, UserQueries } from '../../ports/user-queries.js';
import { MakeAdmin } from '../../use-cases/make-admin.js';
import { UpdateProfile } from '../../use-cases/update-profile.js';
import { EmailChangeLimits } from './email-change-limits.js';
import { ListUsersQuery, toUserSelection, UpdateProfileBody, UserView } from './users.dto.js';

/** The users of the shop, and the signed-in user. */
@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly users: UserQueries,
    private readonly updateProfile: UpdateProfile,
    private readonly emailChangeLimits: EmailChangeLimits,
    private readonly promote: MakeAdmin,
    private readonly imageUrls: ImageUrls,
    private readonly settings: ShopSettingsSource,
  ) {}

  @ApiOperation({ operationId: 'listUsers' })
  @Get()
  @ReturnsPage(UserView)
  @StaffWith('users.see')
  async list(@Query() query: ListUsersQuery): Promise<ApiReply<readonly UserView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE } = query;
    const sort = sortOf(USER_SORTS, query.sort, { by: 'createdAt', descending: true });
    const { timeZone } = await this.settings.current();
    const selection = toUserSelection(query, timeZone);
    const found = await this.users.list({ page, limit, sort, ...selection });
    return ApiReply.page('users', { ...found, items: found.items.map((user) => this.view(user)) });
  }

  /** The signed-in user. */
  @ApiOperation({ operationId: 'getProfile' })
  @Get('user')
  @AccessFor('signed-in')
  async current(@Caller() caller: CurrentUser): Promise<UserView> {
    const user = await this.users.find(caller.id);
    if (!user) throw new NoSession();
    return this.view(user);
  }

  /** Changes the signed-in user, except role and ids. */
  @ApiOperation({ operationId: 'updateProfile' })
  @Put()
  @Returns(UserView)
  @AccessFor('signed-in')
  async update(
    @Caller() caller: CurrentUser,
    @Body() body: UpdateProfileBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<UserView>> {
    const changes = this.changesOf(body);
    const user = await this.emailChangeLimits.run(caller, body, request, () =>
      this.updateProfile.execute(
        caller,
        changes,
        body.currentPassword || undefined,
        body.emailProof,
      ),
    );
    return new ApiReply(this.view(user), 'Profile updated successfully!');
  }

  @ApiOperation({ operationId: 'makeAdmin' })
  @Put('make-admin')
  @Returns(null)
  @StaffWith('staff.add')
  @AsksForProof('role-change')
  async makeAdmin(@Caller() caller: CurrentUser, @Query('id') id: string): Promise<ApiReply<null>> {
    if (!isId(id)) throw new NotFound('User');
    await this.promote.execute(id, caller);
    return new ApiReply(null, 'Made admin successfully!');
  }

  private view(user: User): UserView {
    return UserView.of(user, this.imageUrls);
  }

  /** The fields that were sent; an empty text clears the field. */
  private changesOf({ name, email, address, phone, image }: UpdateProfileBody): ProfileChanges {
    return {
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(address === undefined ? {} : { address: address || null }),
      ...(phone === undefined ? {} : { phone: phone || null }),
      ...(image === undefined ? {} : { image: image ? this.storedName(image) : null }),
    };
  }

  private storedName(url: string): string {
    const name = this.imageUrls.nameOf(url);
    if (!name) throw unknownImage();
    return name;
  }
}
