export { ActorView } from './adapters/http/audit.dto.js';
export { UserView } from './adapters/http/users.dto.js';
export {
  type AccountSession,
  type AccountSubject,
  AccountSubjects,
} from './ports/account-subjects.js';
export { AuditLog } from './ports/audit-log.js';
export { DEMO_LOGINS } from './domain/demo-logins.js';
export { EnsureUser } from './use-cases/ensure-user.js';
export { SecurityLog } from './ports/security-log.js';
export { UserQueries, UserSearches } from './ports/user-queries.js';
