/** Front door: how many users there are. */
export abstract class UserCounts {
  abstract byRole(): Promise<{ readonly admin: number; readonly user: number }>;
}
