import type { Avatars } from '../ports/user-repository.js';

/** The contract of avatars. `make` returns some of which none is shown, with `a.png` stored. */
export function avatarsContract(
  make: () => Promise<{
    avatars: Avatars;
    /** The image that a user shows; null for none. */
    shownBy: (userId: string) => Promise<string | null>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('show a stored image until another or none is shown', async () => {
    const { avatars, shownBy, inTransaction } = await make();
    await inTransaction(() => avatars.show('ann', 'a.png'));
    expect(await shownBy('ann')).toBe('a.png');
    expect(await shownBy('bob')).toBeNull();
    await inTransaction(() => avatars.show('ann', null));
    expect(await shownBy('ann')).toBeNull();
  });

  it('refuse an image that is not in the shop’s store', async () => {
    const { avatars, shownBy, inTransaction } = await make();
    await inTransaction(() => avatars.show('ann', 'a.png'));
    const attempt = inTransaction(() => avatars.show('ann', 'b.png'));
    const errors = [{ field: 'image', message: 'Image not found' }];
    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', errors });
    expect(await shownBy('ann')).toBe('a.png');
  });
}
