export default async function browserTeardown(): Promise<void> {
  await globalThis.stopSeededShops?.();
}
