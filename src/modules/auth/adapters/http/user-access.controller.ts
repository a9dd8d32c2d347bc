import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { Returns } from '../../../../platform/http/returns.js';
import { BlockUser } from '../../use-cases/block-user.js';
import { EndUserSessions } from '../../use-cases/end-user-sessions.js';
import { RemoveLostFactors } from '../../use-cases/remove-lost-factors.js';
import { UnblockUser } from '../../use-cases/unblock-user.js';

/** Who may use an account. Accounts of staff are for owners. */
@ApiTags('users')
@Controller('users')
export class UserAccessController {
  constructor(
    private readonly blockUser: BlockUser,
    private readonly unblockUser: UnblockUser,
    private readonly endUserSessions: EndUserSessions,
    private readonly removeLostFactors: RemoveLostFactors,
  ) {}

  /** Blocks an account, whose sessions end at once. */
  @ApiOperation({ operationId: 'blockUser' })
  @Post(':id/block')
  @Returns(null)
  @HttpCode(200)
  @StaffWith('users.block')
  async block(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.blockUser.execute(userId(id), caller);
    return new ApiReply(null, 'Account blocked.');
  }

  /** Lets a blocked account log in again. */
  @ApiOperation({ operationId: 'unblockUser' })
  @Post(':id/unblock')
  @Returns(null)
  @HttpCode(200)
  @StaffWith('users.block')
  async unblock(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.unblockUser.execute(userId(id), caller);
    return new ApiReply(null, 'Account unblocked.');
  }

  /** Ends all sessions of an account. */
  @ApiOperation({ operationId: 'endUserSessions' })
  @Post(':id/log-out')
  @Returns(null)
  @HttpCode(200)
  @StaffWith('users.log-out')
  async logOut(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.endUserSessions.execute(userId(id), caller);
    return new ApiReply(null, 'Logged out everywhere.');
  }

  /** Removes the second factors of a user who has lost them. All sessions of the account end. */
  @ApiOperation({ operationId: 'removeUserFactors' })
  @Delete(':id/factors')
  @Returns(null)
  @StaffWith('users.remove-factors')
  @AsksForProof('role-change')
  async removeFactors(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.removeLostFactors.ofUser(userId(id), caller);
    return new ApiReply(null, 'Second factors removed.');
  }
}

/** @throws NotFound */
function userId(id: string): string {
  if (!isId(id)) throw new NotFound('User');
  return id;
}
