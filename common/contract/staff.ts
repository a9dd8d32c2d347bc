/** The roles of staff: of the accounts whose role is `admin`. */
export const STAFF_ROLES = ['owner', 'manager', 'support', 'warehouse', 'analyst'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

interface StaffRoleFacts {
  readonly label: string;
  /** What it is for, shown where a role is chosen. */
  readonly summary: string;
}

/** How the back office shows the roles. */
export const staffRoles: Readonly<Record<StaffRole, StaffRoleFacts>> = {
  owner: { label: 'Owner', summary: 'Everything, and gives and takes the roles of others.' },
  manager: {
    label: 'Manager',
    summary: 'Everything but the roles of others and the security settings.',
  },
  support: {
    label: 'Support',
    summary: 'Orders with cancellations and refunds, users, subscribers, messages.',
  },
  warehouse: { label: 'Warehouse', summary: 'Orders to ship and deliver, products to look up.' },
  analyst: { label: 'Analyst', summary: 'The figures of the dashboard and the products.' },
};

const EVERYBODY = STAFF_ROLES;
const MANAGERS = ['owner', 'manager'] as const satisfies readonly StaffRole[];
const SERVICE = [...MANAGERS, 'support'] as const satisfies readonly StaffRole[];

/** What staff may do, and who: the only table that server and back office ask. */
export const permissions = {
  'dashboard.see': [...MANAGERS, 'analyst'],
  'products.see': EVERYBODY,
  'products.change': MANAGERS,
  'categories.change': MANAGERS,
  'orders.see': [...SERVICE, 'warehouse'],
  'orders.export': MANAGERS,
  'orders.ship': [...MANAGERS, 'warehouse'],
  /** Cancel, take back, refund, and decide about a payment in doubt. */
  'orders.refund': SERVICE,
  /** The delivery address, until the order ships. */
  'orders.correct': [...SERVICE, 'warehouse'],
  /** Resend an email of an order. */
  'orders.email': SERVICE,
  'orders.note': [...SERVICE, 'warehouse'],
  /** Issue the invoice of an order that has none. */
  'orders.invoice': SERVICE,
  'users.see': SERVICE,
  'users.export': MANAGERS,
  /** End all sessions of an account; of staff, as for all that changes accounts, with `staff.change` only. */
  'users.log-out': SERVICE,
  'users.block': MANAGERS,
  /** Lost second factors; those of staff with `staff.change` only. */
  'users.remove-factors': MANAGERS,
  'users.note': SERVICE,
  'users.erase': MANAGERS,
  'subscribers.see': SERVICE,
  'subscribers.change': SERVICE,
  'subscribers.export': MANAGERS,
  'campaigns.see': MANAGERS,
  /** Write, test, send, pause and resume campaigns. */
  'campaigns.change': MANAGERS,
  'messages.see': SERVICE,
  'messages.answer': SERVICE,
  'content.change': MANAGERS,
  'books.see': MANAGERS,
  'books.export': MANAGERS,
  'settings.see': MANAGERS,
  'settings.change': MANAGERS,
  /** What the shop asks of its staff: the settings of the group `security`. */
  'settings.security': ['owner'],
  'operations.see': MANAGERS,
  'operations.change': MANAGERS,
  'audit.see': MANAGERS,
  'staff.see': MANAGERS,
  'staff.add': MANAGERS,
  'staff.change': ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Permission = keyof typeof permissions;

/** How the back office names the permissions, in the order of its table. */
export const permissionLabels: Readonly<Record<Permission, string>> = {
  'dashboard.see': 'See the figures of the dashboard',
  'products.see': 'See products',
  'products.change': 'Add, edit, import and delete products',
  'categories.change': 'Add, edit and delete categories',
  'orders.see': 'See orders',
  'orders.export': 'Export orders',
  'orders.ship': 'Ship and deliver orders',
  'orders.refund': 'Cancel, return and refund orders',
  'orders.correct': 'Correct the delivery address of orders',
  'orders.email': 'Resend emails of orders',
  'orders.note': 'Write notes about orders',
  'orders.invoice': 'Create invoices of orders',
  'users.see': 'See users',
  'users.export': 'Export users',
  'users.log-out': 'Log users out everywhere',
  'users.block': 'Block and unblock users',
  'users.remove-factors': 'Remove lost second factors of users',
  'users.note': 'Write notes about users',
  'users.erase': 'Erase the data of users',
  'subscribers.see': 'See subscribers',
  'subscribers.change': 'Cancel subscriptions',
  'subscribers.export': 'Export subscribers',
  'campaigns.see': 'See campaigns',
  'campaigns.change': 'Write and send campaigns',
  'messages.see': 'See contact messages',
  'messages.answer': 'Answer contact messages',
  'content.change': 'Edit content',
  'books.see': 'See the books',
  'books.export': 'Export the books',
  'settings.see': 'See settings',
  'settings.change': 'Edit settings',
  'settings.security': 'Edit security settings',
  'operations.see': 'See operations',
  'operations.change': 'Retry jobs and refunds',
  'audit.see': 'See the audit log and the security log',
  'staff.see': 'See the staff',
  'staff.add': 'Make users admins',
  'staff.change': 'Invite staff, change roles, remove staff',
};

/** Whether somebody of this staff role may do something; who has none may do nothing. */
export function isAllowed(role: StaffRole | null, permission: Permission): boolean {
  const allowed: readonly StaffRole[] = permissions[permission];
  return role !== null && allowed.includes(role);
}
