import { saveFile } from '../../../../common/browser/save-file';

/** Downloads data as a JSON file. */
export function saveJson(data: unknown, name: string): void {
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}
