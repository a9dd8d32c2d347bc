/** Front door: users, as other modules may know them. */
export abstract class Users {
  abstract find(id: string): Promise<{ id: string; name: string; email: string } | undefined>;
}
