/** What the shop needs outside its own process, by the names of health checks and metrics. */
export const DEPENDENCIES = ['cards', 'database', 'files', 'mail', 'redis'] as const;

export type DependencyName = (typeof DEPENDENCIES)[number];
