/** What can be sent of a chosen file; undefined where it was moved or removed since it was chosen. */
export async function readFile(file: File): Promise<File | undefined> {
  const content = await file.arrayBuffer().catch(() => undefined);
  return content && new File([content], file.name, { type: file.type });
}

/** The form by which an image is uploaded. */
export function imageForm(file: File): FormData {
  const form = new FormData();
  form.append('image', file);
  return form;
}
