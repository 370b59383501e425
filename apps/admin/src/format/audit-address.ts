/** The log of one thing, such as `order:AW-5C8NW2KJ7P4TVXYZ`, or the whole log. */
export function auditAddress(target?: string): string {
  return target ? `/admin/audit?${new URLSearchParams({ target })}` : '/admin/audit';
}
