export { type AuditedAct, AuditLog } from './ports/audit-log.js';
export { DEMO_LOGINS, DemoPeople } from './ports/demo-people.js';
export { People } from './ports/people.js';
export { PeopleCounts } from './ports/people-counts.js';
