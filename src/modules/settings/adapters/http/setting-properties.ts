import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { settingError, SETTING_TEXT_MAX } from '../../../../../common/contract/setting-kinds.js';
import {
  type SettingKey,
  settingKeys,
  settingOf,
} from '../../../../../common/contract/shop-settings.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

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
      ]) {
        decorate(prototype as object, key);
      }
    }
  };
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
