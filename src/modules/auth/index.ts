export { AuditLog } from './ports/audit-log.js';
export { DEMO_LOGINS, DemoUsers } from './ports/demo-users.js';
export { Users } from './ports/users.js';
export { UserCounts } from './ports/user-counts.js';
