/** How often each role got which status, and which routes served somebody. */
export class AnswerCounts {
  private readonly byRole = new Map<string, Map<number, number>>();
  private readonly served = new Map<string, boolean>();

  add(role: string, route: string, status: number): void {
    const statuses = this.byRole.get(role) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.byRole.set(role, statuses);
    this.served.set(route, status < 400 || (this.served.get(route) ?? false));
  }

  /** A line for each role, and one for the routes that refused every request. */
  toString(): string {
    const roles = [...this.byRole].map(([role, statuses]) => {
      const sorted = [...statuses].sort(([a], [b]) => a - b);
      const total = sorted.reduce((sum, [, count]) => sum + count, 0);
      return `${role}: ${total} requests, ${sorted.map((pair) => pair.join(': ')).join(', ')}`;
    });
    const refused = [...this.served].flatMap(([route, isServed]) => (isServed ? [] : route));
    return [...roles, `${refused.length} routes refused all: ${refused.join(', ')}`].join('\n');
  }
}
