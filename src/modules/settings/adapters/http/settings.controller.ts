import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  currentSettings,
  storedSettingsFrom,
} from '../../../../../common/contract/current-settings.js';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { isSecuritySetting, settingKeys } from '../../../../../common/contract/shop-settings.js';
import { Env } from '../../../../config/env.js';
import { Caller, type CurrentUser, mayDo, StaffWith } from '../../../../platform/http/access.js';
import { IdentityProof } from '../../../../platform/http/identity-proof.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { ActorView, UserQueries } from '../../../auth/index.js';
import { SettingsEnvironment, SettingsRepository } from '../../ports/settings-repository.js';
import { EditSettings } from '../../use-cases/edit-settings.js';
import { RestoreSettings } from '../../use-cases/restore-settings.js';
import {
  EditSettingsBody,
  RestoreSettingsBody,
  SettingsVersionView,
  SettingsView,
} from './settings.dto.js';

const SAVED = 'Settings saved';

/** The owner's settings of the shop. What the operator sets is in the environment and read-only here. */
@ApiTags('settings')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly environment: SettingsEnvironment,
    private readonly editSettings: EditSettings,
    private readonly restoreSettings: RestoreSettings,
    private readonly users: UserQueries,
    private readonly env: Env,
    private readonly proof: IdentityProof,
  ) {}

  @ApiOperation({ operationId: 'getSettings' })
  @Get()
  @StaffWith('settings.see')
  async get(): Promise<SettingsView> {
    const { version, values } = await this.settings.latest();
    return {
      ...currentSettings(values, this.environment),
      _id: 'settings',
      version,
      operator: this.operatorSettings(),
    };
  }

  @ApiOperation({ operationId: 'updateSettings' })
  @StaffWith('settings.change')
  @Put()
  @Returns(SettingsView)
  async edit(
    @Caller() caller: CurrentUser,
    @Body() { version, ...changes }: EditSettingsBody,
  ): Promise<ApiReply<SettingsView>> {
    if (areSecuritySettings(changes)) await this.checkProof(caller);
    await this.editSettings.execute(caller, storedSettingsFrom(emptied(changes)), version);
    return new ApiReply(await this.get(), SAVED);
  }

  /** Newest first. */
  @ApiOperation({ operationId: 'listSettingsVersions' })
  @Get('history')
  @StaffWith('settings.see')
  @ReturnsPage(SettingsVersionView)
  async history(@Query() query: PageQuery): Promise<ApiReply<readonly SettingsVersionView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE } = query;
    const found = await this.settings.history({ page, limit });
    const names = await this.users.namesOf(found.items.flatMap(({ userId }) => userId ?? []));
    const items = found.items.map((version) =>
      SettingsVersionView.of(version, ActorView.of(version.userId, names)),
    );
    return ApiReply.page('settings', { ...found, items });
  }

  /** Takes back the values of an older version, as a new version. */
  @ApiOperation({ operationId: 'restoreSettings' })
  @StaffWith('settings.change')
  @Post('restore')
  @HttpCode(200)
  @Returns(SettingsView)
  async restore(
    @Caller() caller: CurrentUser,
    @Body() { restore, version }: RestoreSettingsBody,
  ): Promise<ApiReply<SettingsView>> {
    await this.checkProof(caller);
    await this.restoreSettings.execute(caller, restore, version);
    return new ApiReply(await this.get(), SAVED);
  }

  /** Asked of those alone who may change security settings; others are told so. */
  private async checkProof(caller: CurrentUser): Promise<void> {
    if (mayDo(caller, 'settings.security')) await this.proof.checkSecuritySettings(caller);
  }

  private operatorSettings() {
    const { SHOP_URL, MAIL_FROM } = this.env;
    return [
      { name: 'SHOP_URL', value: SHOP_URL },
      { name: 'MAIL_FROM', value: MAIL_FROM },
    ];
  }
}

/** Whether one of the changes weakens or strengthens what the shop asks of its staff. */
const areSecuritySettings = (changes: object): boolean =>
  settingKeys.some((key) => isSecuritySetting(key) && Reflect.get(changes, key) !== undefined);

/** An emptied text field is null. */
const emptied = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      key,
      value === '' ? null : value,
    ]),
  );
