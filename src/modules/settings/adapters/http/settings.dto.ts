import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import type {
  SettingChange,
  StoredSettings,
} from '../../../../../common/contract/current-settings.js';
import { SETTING_TEXT_MAX, settingError } from '../../../../../common/contract/setting-kinds.js';
import {
  isSecuritySetting,
  type PublicShopSettings,
  type SettingKey,
  settingKeys,
  settingOf,
  type ShopSettings,
} from '../../../../../common/contract/shop-settings.js';
import { type JsonSize, LargestValue, textSize } from '../../../../platform/http/body-size.js';
import { Trimmed } from '../../../../platform/http/validators.js';
import { IsRestoredVersion, IsSeenVersion } from '../../../../platform/http/version-number.js';
import { ActorView } from '../../../auth/index.js';
import type { SettingsVersion } from '../../domain/settings-version.js';

/** A setting in the OpenAPI document. */
function schemaOf(key: SettingKey) {
  const definition = settingOf(key);
  const { label: description, isRequired } = definition;
  const shared = { description, nullable: !isRequired };
  switch (definition.kind) {
    case 'number':
      return {
        ...shared,
        type: 'integer',
        minimum: definition.min,
        maximum: definition.max,
      } as const;
    case 'choice':
      return { ...shared, type: 'string', enum: Object.keys(definition.choices) } as const;
    case 'text':
      return { ...shared, type: 'string', maxLength: definition.max } as const;
    default:
      return { ...shared, type: 'string', maxLength: SETTING_TEXT_MAX } as const;
  }
}

/** Gives a view these settings. */
export function SettingsOfView(keys: readonly SettingKey[]): ClassDecorator {
  return ({ prototype }) => {
    for (const key of keys) ApiProperty(schemaOf(key))(prototype as object, key);
  };
}

/** Gives a body all settings, each optional and validated by its definition. */
export function SettingsOfBody(): ClassDecorator {
  return ({ prototype }) => {
    for (const key of settingKeys) {
      for (const decorate of [
        ApiPropertyOptional(schemaOf(key)),
        Trimmed(),
        ValidateIf((_, value) => value !== undefined),
        IsSetting(key),
        LargestValue(sizeOf(key)),
      ]) {
        decorate(prototype as object, key);
      }
    }
  };
}

function sizeOf(key: SettingKey): JsonSize {
  const definition = settingOf(key);
  return textSize(definition.kind === 'text' ? definition.max : SETTING_TEXT_MAX);
}

const IsSetting = (key: SettingKey): PropertyDecorator =>
  ValidateBy({
    name: 'isSetting',
    validator: {
      validate: (value: unknown) => settingError(settingOf(key), value) === undefined,
      defaultMessage: (given?: ValidationArguments) =>
        settingError(settingOf(key), given?.value) ?? `${key} is invalid`,
    },
  });

/** Any subset of the settings; null empties an optional one. */
@SettingsOfBody()
export class EditSettingsBody {
  /** The version the admin saw; any other than the newest is refused. */
  @IsSeenVersion()
  version!: number;
}
export interface EditSettingsBody extends StoredSettings {
  readonly name?: string;
}

export class RestoreSettingsBody {
  /** The version whose values are wanted. */
  @IsRestoredVersion()
  restore!: number;

  /** The newest version the admin saw. */
  @IsSeenVersion()
  version!: number;
}

/** The settings of the shop that everybody may read; its properties are those of `shopSettings`. */
@SettingsOfView(settingKeys.filter((key) => !isSecuritySetting(key)))
export class ShopSettingsView {}
export interface ShopSettingsView extends PublicShopSettings {
  readonly name: string;
}

const VALUE: ApiPropertyOptions = {
  oneOf: [{ type: 'string' }, { type: 'number' }],
  nullable: true,
};

export class SettingChangeView {
  key!: string;
  @ApiProperty(VALUE)
  before!: SettingChange['before'];
  @ApiProperty(VALUE)
  after!: SettingChange['after'];
}

/** One change of the settings. */
export class SettingsVersionView {
  _id!: string;
  version!: number;
  at!: Date;
  /** Null for the first start. */
  who!: ActorView | null;
  changes!: SettingChangeView[];
  /** The version whose values it has taken back. */
  restoredFrom!: number | null;

  static of(
    { version, at, changes, restoredFrom }: SettingsVersion,
    who: ActorView | null,
  ): SettingsVersionView {
    return { _id: String(version), version, at, who, changes: [...changes], restoredFrom };
  }
}

/** What only the operator sets, in the environment. */
export class OperatorSettingView {
  name!: string;
  value!: string;
}

/** All settings of the shop, with their version. */
@SettingsOfView(settingKeys.filter(isSecuritySetting))
export class SettingsView extends ShopSettingsView {
  _id!: string;
  version!: number;
  operator!: OperatorSettingView[];
}
export interface SettingsView extends ShopSettings {
  readonly name: string;
}
