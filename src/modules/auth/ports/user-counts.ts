/** Front door: how many people there are. */
export abstract class UserCounts {
  abstract byRole(): Promise<{ readonly admin: number; readonly user: number }>;
}
